"""What the tests share."""

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import underhill

GAMES = underhill.games()
NAMES = [game["id"] for game in GAMES]
PROJECT = Path(__file__).parents[3]

SetUp = tuple[str, int, dict[str, str]]
Pair = tuple[tuple[str, str], ...]


def option_sets(about: dict[str, Any]) -> list[dict[str, str]]:
    """Every combination of the words that a game's options can be set to."""
    words = {option["name"]: option["values"].get("one-of") for option in about["options"] if "one-of" in option["values"]}
    return [dict(zip(words, chosen, strict=True)) for chosen in product(*words.values())]


@cache
def set_ups() -> list[SetUp]:
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


def covering_set_ups() -> list[SetUp]:
    """Some of them, in which every two choices of the number of seats and the options come together that can: what goes wrong with
    some options mostly goes wrong with two of them."""
    chosen: list[SetUp] = []
    for name in NAMES:
        pairs = {_pairs(set_up): set_up for set_up in set_ups() if set_up[0] == name}
        missing = frozenset[Pair]().union(*pairs)
        while missing:
            most = max(pairs, key=lambda some: len(some & missing))  # noqa: B023
            chosen.append(pairs[most])
            missing -= most
    return chosen


def _pairs(set_up: SetUp) -> frozenset[Pair]:
    _, seats, options = set_up
    return frozenset(combinations([("seats", str(seats)), *sorted(options.items())], 2))


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


# Limits that are in no test's way.
ROOMY = [
    "--sockets-per-address=1000",
    "--tables-per-address=1000",
    "--requests-per-address=1000",
    "--messages-per-socket=1000",
    "--commands-per-seat=10000",
    "--downloads-per-address=100000",
]


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server whose bots think for a moment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    serve = [os.environ["UNDERHILL_PROGRAM"], "serve", "--store", "memory:", "--listen", address, "--bot-scale", "0.002"]
    process = subprocess.Popen([*serve, *ROOMY], env={**os.environ, "UNDERHILL_LOG": "error"})
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://{address}/health/ready")
                break
            except urllib.error.URLError:
                assert process.poll() is None, "the server does not start"
                time.sleep(0.02)
        yield f"http://{address}"
    finally:
        process.kill()
        process.wait()
