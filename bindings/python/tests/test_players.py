"""Bots and players written in Python."""

from random import Random

import pytest

import underhill


def test_a_bot_says_what_it_does_and_why(name: str) -> None:
    game = underhill.new_game(name, seed=1)
    for level in ("random", "greedy", "beginner", "easy", "medium", "hard", "master", "adapt"):
        bot = underhill.Bot(level, nodes=300)
        thought = bot.think(game)
        assert thought["action"] in game.legal_actions() or game.check(thought["action"]) is None
        assert thought["ids"] == game.ids_of(thought["action"]) and thought["reasons"][0]["text"]
        assert abs(sum(thought["win"]) - 1) < 1e-6
        assert underhill.Bot(level, nodes=300).think(game) == thought, "the same question has the same answer"


def test_a_bot_can_be_given_time() -> None:
    game = underhill.new_game("gobblet")
    assert underhill.Bot("master", seconds=0.05).think(game)["nodes"] > 0
    for wrong in ({"nodes": 1, "seconds": 1.0}, {"seconds": -1.0}, {"level": "genius"}):
        with pytest.raises(ValueError):
            underhill.Bot(**wrong)  # type: ignore[arg-type]


def test_a_bot_is_not_asked_out_of_turn() -> None:
    game = underhill.new_game("gobblet")
    with pytest.raises(underhill.IllegalAction):
        underhill.Bot("hard", nodes=10).think(game, seat=1)


def test_python_plays_in_a_seat(name: str) -> None:
    luck = Random(1)

    def mine(moment: underhill.Moment) -> int | str:
        assert moment.view["viewer"] == {"seat": moment.seat}
        assert len(moment.observation) and moment.legal_mask.sum() == len(moment.legal_ids)
        imagined = moment.imagine(seed=3)
        assert imagined.legal_ids(moment.seat) == moment.legal_ids
        by_notation = not moment.draft and luck.random() < 0.5
        return luck.choice(moment.legal_actions) if by_notation else luck.choice(moment.legal_ids)

    result = underhill.arena(name, [mine, underhill.Bot("greedy", nodes=100)], games=2, record=True)
    assert result.games == 2 and len(result.records) == 2 and abs(sum(result.scores) - 1) < 1e-9
    for line in result.records:
        assert underhill.from_record(line).is_over


def test_better_bots_win() -> None:
    result = underhill.arena("kobold", [underhill.Bot("greedy", nodes=100), underhill.Bot("random")], games=40)
    assert result.scores[0] - result.margins[0] > 0.5
