"""Tables, and programs that speak the engine protocol."""

import io
import json
from pathlib import Path
from random import Random

import numpy as np
import pandas as pd
import polars as pl
from conftest import PROJECT, random_game

import underhill
from underhill import data, engine


def test_tables_are_read_by_pandas_and_polars(tmp_path: Path) -> None:
    records = [random_game(name, seats=2, seed=3).record(["a", "b"]) for name in ("gobblet", "clonk", "gobblestones")]
    rows, count = data.write(records, tmp_path)
    assert rows == 3
    games, steps = pd.read_parquet(tmp_path / "games.parquet"), pl.read_parquet(tmp_path / "steps.parquet")
    assert games["record"].tolist() == records and len(steps) == count
    assert games["name"].tolist() == ["gobblet", "clonk", "gobblestones"]
    played = steps.filter(pl.col("seat").is_not_null())
    for step in Random(1).sample(played.to_dicts(), 30):
        view = json.loads(step["view"])
        assert view["viewer"] == {"seat": step["seat"]} and view["turns"] == step["turn"] and step["legal_count"] > 0
        game = underhill.new_game(games["name"][step["game"]], chance="ask")
        for done in json.loads(records[step["game"]])["steps"][: step["step"]]:
            game.play(done)
        assert np.array_equal(game.observation(step["seat"]), step["observation"])
        assert game.ids_of(step["action"], step["seat"]) == step["ids"]
    assert pl.read_parquet(tmp_path / "games.parquet").equals(pl.from_pandas(games).cast(pl.read_parquet_schema(tmp_path / "games.parquet")))


def test_records_of_other_programs_are_converted(tmp_path: Path) -> None:
    data.main(["convert", str(PROJECT / "golden/records.jsonl"), "--out", str(tmp_path)])
    lines = (PROJECT / "golden/records.jsonl").read_text().splitlines()
    assert pl.read_parquet(tmp_path / "games.parquet")["record"].to_list() == lines


def test_self_play_is_made_by_one_command(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        data.main(["collection", "--games", "1", "--nodes", "20", "--out", str(tmp_path / folder)])
    games = pl.read_parquet(tmp_path / "one/games.parquet")
    assert set(games["name"]) == {about["id"] for about in underhill.games()}
    assert games.equals(pl.read_parquet(tmp_path / "two/games.parquet")), "the same seed gives the same games"


def test_python_speaks_the_engine_protocol(name: str) -> None:
    game, luck = underhill.new_game(name, seed=1), Random(1)
    seat = game.player
    observation = {"seat": seat, "view": game.view(seat), "legal": game.legal_actions(), "legal_count": 1}
    heard = f"uhi\nnewgame {name}\nisready\ngo\nobservation {json.dumps(observation)}\ngo movetime 100\nnonsense\nquit\n"
    for player in (lambda moment: luck.choice(moment.legal_ids), lambda moment: moment.legal_actions[-1], underhill.Bot("greedy")):
        said = io.StringIO()
        engine.serve(player, "test", io.StringIO(heard), said)
        lines = said.getvalue().splitlines()
        assert lines[:3] == ["id name test", "uhiok", "readyok"] and lines[3].startswith("info error")
        assert game.check(lines[4].removeprefix("bestmove "), seat) is None
        assert lines[5].startswith("info error")
