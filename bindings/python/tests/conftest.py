"""What the tests share."""

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import underhill

GAMES = underhill.games()
NAMES = [game["id"] for game in GAMES]
PROJECT = Path(__file__).parents[3]


def option_sets(about: dict[str, Any]) -> list[dict[str, str]]:
    """Every combination of the words that a game's options can be set to."""
    words = {option["name"]: option["values"].get("one-of") for option in about["options"] if "one-of" in option["values"]}
    return [dict(zip(words, chosen, strict=True)) for chosen in product(*words.values())]


def set_ups() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats and every combination of options that it accepts."""
    found = []
    for about in GAMES:
        low, high = about["seats"]
        for seats, options in product(range(low, high + 1), option_sets(about)):
            try:
                underhill.new_game(about["id"], seats, options)
            except ValueError:
                continue
            found.append((about["id"], seats, options))
    return found


def some_set_ups(count: int) -> list[tuple[str, int, dict[str, str]]]:
    """So many of each game, drawn by a fixed seed, the usual ones first."""
    chosen: list[tuple[str, int, dict[str, str]]] = []
    every = set_ups()
    for about in GAMES:
        low, high = about["seats"]
        chosen.extend((about["id"], seats, {}) for seats in range(low, high + 1))
        mine = [set_up for set_up in every if set_up[0] == about["id"]]
        chosen.extend(Random(7).sample(mine, min(count, len(mine))))
    return chosen


def random_game(name: str, seats: int = 2, options: dict[str, Any] | None = None, seed: int = 0) -> underhill.Game:
    """A game that was played to its end at random."""
    game, luck = underhill.new_game(name, seats, options, seed=seed), Random(seed)
    while not game.is_over:
        game.act(luck.choice(game.legal_ids()))
    return game


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each of the games."""
    return str(request.param)
