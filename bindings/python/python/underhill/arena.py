"""Players in the seats of games: the project's bots, and anything written in Python."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from underhill._underhill import Bot, Game, from_view, new_game


class Moment:
    """All that a player in a seat knows when it has to decide. There is no way from here to what is hidden."""

    def __init__(self, game: Game, seat: int, memory: str = "perfect") -> None:
        self._game = game
        self.seat = seat
        self.memory = memory
        """How much of what was once public the seat is told: "perfect", or "table" for what lies there."""

    @property
    def name(self) -> str:
        """Which game."""
        return self._game.name

    @property
    def seats(self) -> int:
        """How many play."""
        return self._game.seats

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, in the game's own words."""
        return self._game.view(self.seat, self.memory)

    @property
    def observation(self) -> NDArray[np.int8]:
        """The same as numbers."""
        return self._game.observation(self.seat, self.memory)

    @property
    def legal_ids(self) -> list[int]:
        """The ids that may be chosen."""
        return self._game.legal_ids(self.seat)

    @property
    def legal_mask(self) -> NDArray[np.bool_]:
        """For every id whether it may be chosen."""
        return self._game.legal_mask(self.seat)

    @property
    def legal_actions(self) -> list[str]:
        """What may be done, in notation; the first thousand."""
        return self._game.legal_actions(self.seat)

    @property
    def draft(self) -> str:
        """What the seat has chosen so far of an action that takes several ids: then it goes on by ids."""
        return self._game.draft

    @property
    def information_state(self) -> str:
        """Everything the seat has been told since the start."""
        return self._game.information_state(self.seat)

    def imagine(self, seed: int = 0) -> Game:
        """A whole game that looks just like this to the seat, what it does not know chosen by luck."""
        return self._game.determinize(self.seat, self.memory, seed)

    def drawing(self) -> str:
        """What the seat sees, for a terminal."""
        return self._game.drawing(self.seat, self.memory)


Player: TypeAlias = Bot | Callable[[Moment], int | str]
"""A bot, or a function that is given a moment and answers with an id or an action in notation."""


def decide(player: Player, game: Game, seat: int) -> None:
    """Lets a player decide for a seat, until the decision is whole."""
    if isinstance(player, Bot):
        for id in player.think(game, seat)["ids"]:
            game.act(id, seat)
        return
    game.act(player(Moment(game, seat)), seat)


def decide_from_view(player: Player, name: str, seat: int, view: dict[str, Any]) -> str:
    """What a player decides, in notation, who knows nothing of the game but this view: the rest is imagined."""
    game = from_view(name, json.dumps(view))
    if isinstance(player, Bot):
        return player.think(game, seat)["action"]
    while True:
        answer = player(Moment(game, seat, view["memory"]))
        if isinstance(answer, str):
            return answer
        whole = game.notation_of(answer, seat)
        if whole is not None:
            return whole
        game.act(answer, seat)


def play_game(players: Sequence[Player], game: Game) -> Game:
    """Plays a game to its end, the players in the seats in their order."""
    if len(players) != game.seats:
        raise ValueError(f"{len(players)} players for {game.seats} seats")
    while not game.is_over:
        if game.waiting == "chance":
            game.draw()
            continue
        seat = game.waiting_seats[0]
        decide(players[seat], game, seat)
    return game


@dataclass
class Result:
    """What came of a series of games, for each player in the order in which they were given."""

    games: int = 0
    """How many games were played."""
    scores: list[float] = field(default_factory=list)
    """The share of wins, a shared win counting in parts."""
    margins: list[float] = field(default_factory=list)
    """The half-width of the 95 % confidence interval of each score."""
    points: list[float] = field(default_factory=list)
    """The mean points."""
    records: list[str] = field(default_factory=list)
    """A line of a record file for every game."""


def arena(
    game: str,
    players: Sequence[Player],
    games: int = 100,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    record: bool = False,
) -> Result:
    """Lets players find out who is better. Every seed is played once for every way to seat them, so that neither luck nor
    the first move favours anybody; the number of games is rounded up to that."""
    seatings = list(permutations(range(len(players))))
    shares: list[list[float]] = [[] for _ in players]
    points: list[list[int]] = [[] for _ in players]
    result = Result()
    for number in range(-(-games // len(seatings))):
        for seating in seatings:
            for player in players:
                if isinstance(player, Bot):
                    player.forget()
            over = play_game(
                [players[who] for who in seating], new_game(game, len(players), options, seed=seed + number)
            )
            standings = over.standings
            assert standings is not None
            winners = standings["places"].count(1)
            for seat, who in enumerate(seating):
                shares[who].append(1 / winners if standings["places"][seat] == 1 else 0.0)
                points[who].append(standings["points"][seat])
            result.games += 1
            if record:
                result.records.append(over.record([repr(players[who]) for who in seating]))
    for mine in shares:
        mean = sum(mine) / len(mine)
        variance = sum((share - mean) ** 2 for share in mine) / max(len(mine) - 1, 1)
        result.scores.append(mean)
        result.margins.append(1.96 * sqrt(variance / len(mine)))
    result.points = [sum(mine) / len(mine) for mine in points]
    return result
