"""Games as tables: Parquet files that pandas, polars and any other reader of Arrow understand.

    python -m underhill.data play kobold --players hard,hard --games 100 --out kobold
    python -m underhill.data convert records.jsonl --out tables
    python -m underhill.data collection --out self-play

`play` lets bots play, `convert` takes a record file as `underhill simulate --record` writes it, and `collection` makes the
project's own small collection of strong self-play: all four games, the same bytes for the same version.

There are two tables in the folder. `games.parquet` has a row for each game, `steps.parquet` one for each step, chance included.
Both are described by `SCHEMAS`; `docs/python.md` says the same in words.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from underhill._underhill import Bot, from_record, games, new_game
from underhill.arena import play_game

SCHEMAS: dict[str, pa.Schema] = {
    "games": pa.schema(
        [
            ("game", pa.int64()),
            ("name", pa.string()),
            ("rules", pa.int32()),
            ("seats", pa.int8()),
            ("options", pa.string()),
            ("players", pa.list_(pa.string())),
            ("points", pa.list_(pa.int32())),
            ("places", pa.list_(pa.int8())),
            ("rewards", pa.list_(pa.float32())),
            ("ended_by", pa.list_(pa.string())),
            ("turns", pa.int32()),
            ("record", pa.string()),
        ]
    ),
    "steps": pa.schema(
        [
            ("game", pa.int64()),
            ("step", pa.int32()),
            ("turn", pa.int32()),
            ("seat", pa.int8()),
            ("action", pa.string()),
            ("ids", pa.list_(pa.int16())),
            ("legal_count", pa.int64()),
            ("view", pa.string()),
            ("observation", pa.list_(pa.int8())),
        ]
    ),
}
"""What is in the columns: see `docs/python.md`."""

Row = dict[str, Any]


def tables(records: Iterable[str]) -> Iterator[tuple[Row, list[Row]]]:
    """For every line of a record file its row of `games` and its rows of `steps`, every step verified."""
    for number, line in enumerate(line for line in records if line.strip()):
        record = json.loads(line)
        over = from_record(line)
        game = new_game(record["game"], record["seats"], record["options"], chance="ask")
        standings = over.standings or {"points": [], "places": [], "ended_by": []}
        row = {"game": number, "name": record["game"], "rules": record["rules"], "seats": record["seats"]}
        row |= {"options": json.dumps(record["options"]), "players": record.get("players", [])}
        row |= {"points": standings["points"], "places": standings["places"], "ended_by": standings["ended_by"]}
        row |= {"rewards": over.rewards or [], "turns": over.turns, "record": line.strip()}
        steps: list[Row] = []
        for place, step in enumerate(record["steps"]):
            for seat, action in _choices(step):
                known: Row = {"game": number, "step": place, "turn": game.turns, "seat": seat, "action": action}
                if seat is not None:
                    known |= {"ids": game.ids_of(action, seat), "legal_count": game.legal_count(seat)}
                    known |= {"view": game.view_json(seat), "observation": game.observation(seat)}
                steps.append(known)
            game.play(step)
        yield row, steps


def _choices(step: str) -> list[tuple[int | None, str]]:
    """Who does what in a step; nobody if it is chance."""
    if step.startswith("* "):
        return [(None, step[2:])]
    parts = (choice.partition(": ") for choice in step.split("; "))
    return [(int(seat), action) for seat, _, action in parts]


def write(records: Iterable[str], folder: Path | str) -> tuple[int, int]:
    """Writes both tables into a folder and says how many rows they have."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    counts = [0, 0]
    writers = [pq.ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd") for name, schema in SCHEMAS.items()]
    try:
        for row, steps in tables(records):
            for place, (rows, schema) in enumerate(zip(([row], steps), SCHEMAS.values(), strict=True)):
                writers[place].write_table(pa.Table.from_pylist(rows, schema))
                counts[place] += len(rows)
    finally:
        for writer in writers:
            writer.close()
    return counts[0], counts[1]


def play(
    game: str, players: list[str], count: int, options: dict[str, str] | None = None, nodes: int = 2_000, seed: int = 1
) -> Iterator[str]:
    """Records of games between bots, named by their levels; the same seed gives the same games."""
    for number in range(count):
        bots = [Bot(level, nodes=nodes, seed=seed + number) for level in players]
        over = play_game(bots, new_game(game, len(players), options, seed=seed + number))
        yield over.record(players)


def collection(count: int = 50, nodes: int = 5_000) -> Iterator[str]:
    """The project's small collection of strong self-play: so many games of each, for two to four."""
    for about in games():
        low, high = about["seats"]
        for seats in range(low, high + 1):
            yield from play(about["id"], ["hard"] * seats, -(-count // (high - low + 1)), nodes=nodes)


def main(arguments: list[str] | None = None) -> None:
    """What `python -m underhill.data` does."""
    parser = argparse.ArgumentParser(prog="python -m underhill.data", description="Games as tables.")
    commands = parser.add_subparsers(dest="command", required=True)
    played = commands.add_parser("play", help="let bots play and write down what they did")
    played.add_argument("game", choices=[about["id"] for about in games()])
    played.add_argument("--players", default="hard,hard", help="a level for each seat")
    played.add_argument("--games", type=int, default=100)
    played.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    played.add_argument("--seed", type=int, default=1)
    converted = commands.add_parser("convert", help="make tables of a record file")
    converted.add_argument("records", type=Path)
    made = commands.add_parser("collection", help="make the project's collection of strong self-play")
    made.add_argument("--games", type=int, default=50, help="so many of each game")
    for command in (played, made):
        command.add_argument("--nodes", type=int, default=5_000, help="how many positions a bot looks at")
    for command in (played, converted, made):
        command.add_argument("--out", type=Path, required=True, help="the folder for the tables")
    given = parser.parse_args(arguments)
    if given.command == "play":
        options = dict(option.split("=", 1) for option in given.option)
        records = play(given.game, given.players.split(","), given.games, options, given.nodes, given.seed)
    elif given.command == "convert":
        records = iter(given.records.read_text().splitlines())
    else:
        records = collection(given.games, given.nodes)
    rows, steps = write(records, given.out)
    print(f"{rows} games and {steps} steps are in {given.out}")


if __name__ == "__main__":
    main()
