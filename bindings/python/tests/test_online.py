"""Players written in Python at the tables of a real server, which is a process of its own."""

import json
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import underhill
from underhill import online


def records(link: str) -> list[str]:
    """What the server has written down of the games at a table."""
    address, _, code = link.rpartition("/t/")
    with urllib.request.urlopen(f"{address}/api/v1/tables/{code}/records") as answer:
        return answer.read().decode().splitlines()


def anything(seed: int) -> underhill.Player:
    """Plays anything legal, by ids and by notation, and looks at all there is to see."""
    luck = Random(seed)

    def decide(moment: underhill.Moment) -> int | str:
        assert moment.view["viewer"] == {"seat": moment.seat} and moment.view["memory"] == moment.memory
        assert len(moment.observation) and moment.legal_mask.sum() == len(moment.legal_ids)
        by_notation = not moment.draft and luck.random() < 0.5
        return luck.choice(moment.legal_actions) if by_notation else luck.choice(moment.legal_ids)

    return decide


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("gobblet", 2, {"touch": "strict", "memory": "none"}),
        ("gobblestones", 2, {}),
        ("gobblestones", 3, {"bluff": True}),
        ("kobold", 4, {"reveal": "together"}),
        ("clonk", 3, {}),
    ],
)
def test_python_plays_a_whole_game_at_a_server(server: str, game: str, seats: int, options: dict[str, Any]) -> None:
    link = online.open_table(server, game, seats, options)
    end = online.play(link, anything(1), name="Ada", seat=1, bots="greedy")
    [record] = records(link)
    over = underhill.from_record(record)
    assert end["seat"] == 1 and end["how"] == "played" and json.loads(record)["players"][1] == "Ada"
    assert over.standings is not None and (end["points"], end["places"]) == (over.standings["points"], over.standings["places"])
    assert any(step.startswith("1: ") or "; 1: " in step for step in over.steps), "seat 1 has decided something"


def test_several_of_python_play_at_one_table(server: str) -> None:
    """Also where all decide at once and sealed; one of them is a bot of the package."""
    link = online.open_table(server, "clonk", seats=3)
    players: list[underhill.Player] = [anything(2), underhill.Bot("greedy", nodes=50), anything(3)]
    with ThreadPoolExecutor(3) as pool:
        ends = list(pool.map(lambda seat: online.play(link, players[seat], f"P{seat}", seat, begin=True), range(3)))
    assert [end["seat"] for end in ends] == [0, 1, 2] and all(end["points"] == ends[0]["points"] for end in ends)
    assert json.loads(records(link)[0])["players"] == ["P0", "P1", "P2"]


def until(guest: online.Guest, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Waits until something holds at a table."""
    while not holds(scene := guest.scene):
        guest.wait()
    return scene


def test_others_may_take_back_but_not_draw(server: str) -> None:
    link = online.open_table(server, "gobblet")
    with ThreadPoolExecutor(1) as pool, online.at_table(link, name="Ben", seat=0) as ben:
        ada = pool.submit(online.play, link, anything(4), "Ada", 1)
        until(ben, lambda scene: scene["places"][1]["name"] == "Ada")
        assert ben.command({"do": "start"}) is None
        until(ben, lambda scene: scene["stage"] == "playing")
        assert ben.command({"do": "act", "action": "4@a1", "decision": 0}) is None
        until(ben, lambda scene: scene["now"]["decisions"] == 2)
        assert ben.command({"do": "take-back"}) is None
        until(ben, lambda scene: scene["now"]["decisions"] == 0 and scene["now"]["asked"] is None)
        assert ben.command({"do": "offer-draw"}) is None
        until(ben, lambda scene: scene["now"]["asked"] is None)
        refused = ben.command({"do": "act", "action": "1@a1", "decision": 0})
        assert refused is not None and refused["code"] == "illegal" and refused["rule"].startswith("GBT")
        assert ben.command({"do": "resign"}) is None
        assert ada.result() == {"seat": 1, "how": "resigned", "points": [0, 0], "places": [2, 1]}


def test_a_seat_is_come_back_to_and_watched(server: str) -> None:
    link = online.open_table(server, "kobold")
    with online.at_table(link, name="Ada") as ada:
        seat_pass = ada.seat_pass
        assert seat_pass is not None and ada.table == link.rpartition("/")[2]
    with pytest.raises(ConnectionError, match="left"):
        ada.command({"do": "start"})
    with online.at_table(link) as watcher:
        assert watcher.seat_pass is None and watcher.scene["you"] is None
        refused = watcher.command({"do": "start"})
        assert refused is not None and refused["code"] == "not-seated"
        end = online.play(link, underhill.Bot("greedy", nodes=20), seat_pass=seat_pass, bots="random")
        assert until(watcher, lambda scene: scene["stage"] == "over")["now"]["end"]["points"] == end["points"]


def test_what_is_not_legal_is_the_player_s_mistake(server: str) -> None:
    link = online.open_table(server, "kobold")
    with pytest.raises(underhill.IllegalAction) as raised:
        online.play(link, lambda moment: "take 0.0", bots="random", seat=0)
    assert raised.value.rule is not None and raised.value.rule.startswith("KOB")


def test_who_cannot_come_is_told_why(server: str) -> None:
    full = online.open_table(server, "gobblet")
    with online.at_table(full, name="Ada"), online.at_table(full, name="Ben"):
        with pytest.raises(ValueError, match="taken"):
            online.play(full, anything(5))
    for wrong in (f"{server}/t/nonsense", f"{server}/elsewhere", "not an address"):
        with pytest.raises(ValueError):
            online.play(wrong, anything(5))
    with pytest.raises(ConnectionError):
        online.open_table("http://127.0.0.1:1", "kobold")
    with pytest.raises(ValueError, match="there is no option"):
        online.open_table(server, "kobold", options={"nonsense": 1})
    with pytest.raises(ValueError, match="authority|certificate"):
        online.play(full, anything(5), authority="no certificate")


def test_who_is_too_fast_tries_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Strict:
        """At a table that lets nobody do anything the first two times."""

        said: list[dict[str, Any]] = []

        def command(self, command: dict[str, Any]) -> dict[str, Any] | None:
            self.said.append(command)
            return None if len(self.said) > 2 else {"code": "too-fast", "message": "wait a moment"}

    monkeypatch.setattr(online, "_MOMENT", 0.0)
    now = {"waiting": [0], "sealed": None, "decisions": 0, "view": underhill.new_game("gobblet").view(0)}
    scene = {"game": "gobblet", "stage": "playing", "you": 0, "now": now}
    assert online._decide(Strict(), scene, anything(6))  # type: ignore[arg-type]
    assert len(Strict.said) == 3 and all(said == Strict.said[0] for said in Strict.said)
