"""The games for OpenSpiel: chance nodes, simultaneous nodes, information states.

>>> import pyspiel, underhill.openspiel
>>> game = pyspiel.load_game("underhill_kobold", {"players": 3, "reveal": "together"})
>>> state = game.new_initial_state()

Every option of a game is a parameter. `steps` begins after these steps of a record, separated by `|`, for instance to look at the
end of a game only. An action at a chance node is the place of the outcome among those that are possible.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from underhill._underhill import Game, games, new_game, observation_parts

__all__ = ["UnderhillGame", "UnderhillState", "names"]

_KIND, _CHANCE, _INFORMATION = (
    pyspiel.GameType.Dynamics,
    pyspiel.GameType.ChanceMode,
    pyspiel.GameType.Information,
)
# No node of chance has more outcomes: boards of Gobblestones, kinds of tokens or sections, cards of a box.
_MOST_OUTCOMES = {"gobblet": 0, "gobblestones": 72, "kobold": 13, "clonk": 129}
# No turn has more decisions: five tiles, the end of the turn and the answers; three tokens; cards dug, gifts, blasts and discards.
_MOST_DECISIONS = {"gobblet": 2, "gobblestones": 9, "kobold": 3, "clonk": 160}


def _type(about: dict[str, Any], options: dict[str, Any], seats: int = 2) -> pyspiel.GameType:
    name = about["id"]
    # Between two only one answers a bluff.
    sealed = name == "clonk" or (name == "gobblestones" and options.get("bluff") is True and seats > 2)
    open_table = name == "kobold" or (name == "gobblet" and options.get("memory") != "none")
    return pyspiel.GameType(
        short_name=f"underhill_{name}",
        long_name=f"{about['name']} (Underhill)",
        dynamics=_KIND.SIMULTANEOUS if sealed else _KIND.SEQUENTIAL,
        chance_mode=_CHANCE.DETERMINISTIC if name == "gobblet" else _CHANCE.EXPLICIT_STOCHASTIC,
        information=_INFORMATION.PERFECT_INFORMATION if open_table else _INFORMATION.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about["seats"][1],
        min_num_players=about["seats"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(about),
    )


def _parameters(about: dict[str, Any]) -> dict[str, Any]:
    # OpenSpiel writes a game as text and reads it again, and would make booleans of these words.
    flags = {"true": True, "false": False}
    options = {option["name"]: flags.get(option["default"], option["default"]) for option in about["options"]}
    return {"players": about["seats"][0], "steps": "", **options}


def _word(value: Any) -> Any:
    """OpenSpiel would read a word of digits back as a number: it has an `n` before them."""
    return f"n{value}" if isinstance(value, str) and value.isdigit() else value


def _option(value: Any) -> Any:
    return value[1:] if isinstance(value, str) and value[:1] == "n" and value[1:].isdigit() else value


class UnderhillGame(pyspiel.Game):  # type: ignore[misc]
    """Any of the games, with its options."""

    about: dict[str, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        about = self.about
        params = {name: _word(value) for name, value in (params or {}).items()}
        self.parameters = {**_parameters(about), **params}
        self.name = about["id"]
        self.seats = int(self.parameters["players"])
        self.options = {option["name"]: _option(self.parameters[option["name"]]) for option in about["options"]}
        self.steps = [step for step in self.parameters["steps"].split("|") if step]
        first = self.begin()
        info = pyspiel.GameInfo(
            num_distinct_actions=first.num_actions,
            max_chance_outcomes=_MOST_OUTCOMES[self.name],
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_DECISIONS[self.name] * first.turn_bound,
        )
        super().__init__(_type(about, self.options, self.seats), info, params)

    def begin(self) -> Game:
        """The game itself, as it begins."""
        game = new_game(self.name, self.seats, self.options, chance="ask")
        for step in self.steps:
            game.play(step)
        return game

    def new_initial_state(self) -> "UnderhillState":
        return UnderhillState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "UnderhillObserver":
        return UnderhillObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class UnderhillState(pyspiel.State):  # type: ignore[misc]
    """A state of any of the games."""

    def __init__(self, game: UnderhillGame) -> None:
        super().__init__(game)
        self.game = game.begin()

    def current_player(self) -> int:
        if self.game.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.game.waiting == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        seats = self.game.waiting_seats
        return seats[0] if len(seats) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_ids(player) if player in self.game.waiting_seats else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.game.outcomes()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.game.waiting == "chance":
            self.game.draw(int(action))
        else:
            self.game.act(int(action))

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.game.waiting_seats:
            self.game.act(int(actions[seat]), seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.game.outcomes()[action][0]
        whole = self.game.notation_of(action, player) if player in self.game.waiting_seats else None
        return whole or f"#{action}"

    def is_terminal(self) -> bool:
        return self.game.is_over

    def returns(self) -> list[float]:
        return [float(reward) for reward in self.game.rewards or [0.0] * self.game.seats]

    def information_state_string(self, player: int | None = None) -> str:
        return self.game.information_state(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.game.view_json(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> "UnderhillState":
        """A state that the player cannot tell from this one, what is hidden from them chosen by luck."""
        state = UnderhillState(self.get_game())
        state.game = self.game.determinize(player, "perfect", int(probability_sampler() * 2**53))
        return state

    def __str__(self) -> str:
        return " | ".join(self.game.steps) + (f" + {self.game.draft}" if self.game.draft else "")


class UnderhillObserver:
    """What a player sees, as numbers and as text."""

    def __init__(self, game: UnderhillGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, and so none of {params}")
        self._perfect_recall = iig_obs_type.perfect_recall
        parts = observation_parts(game.name, game.seats, game.options)
        size = sum(int(np.prod(shape)) for _, _, shape, _ in parts)
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {
            name: self.tensor[start : start + int(np.prod(shape))].reshape(shape) for name, start, shape, _ in parts
        }

    def set_from(self, state: UnderhillState, player: int) -> None:
        self.tensor[:] = state.game.observation(player)

    def string_from(self, state: UnderhillState, player: int) -> str:
        if self._perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


def names() -> list[str]:
    """The games' names in OpenSpiel."""
    return [f"underhill_{about['id']}" for about in games()]


# A class for each game and no function: OpenSpiel drops what is registered when no interpreter is left that could free it, and a
# class is never freed.
for _about in games():
    pyspiel.register_game(_type(_about, {}), type(f"Underhill{_about['id'].capitalize()}", (UnderhillGame,), {"about": _about}))
