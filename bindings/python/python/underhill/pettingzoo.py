"""The games for PettingZoo: one player after the other (AEC).

>>> import underhill.pettingzoo
>>> env = underhill.pettingzoo.env("kobold", seats=3)
>>> env.reset(seed=1)

Importing this registers `underhill/gobblet-v0` and so on with PettingZoo's own `make`.

An observation is a dictionary of `observation` (int8) and `action_mask` (int8); the mask is in `info` as well. Where several
seats decide at once they are asked one after the other, and see nothing of what the others chose.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from underhill._underhill import Game, games, new_game

__all__ = ["UnderhillEnv", "env"]

Observation = dict[str, NDArray[np.int8]]


class UnderhillEnv(AECEnv[str, Observation, int | None]):
    """Any of the games. An illegal action raises `underhill.IllegalAction` and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        memory: str = "perfect",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"{game}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._name, self._seats, self._options, self._memory = game, seats, options, memory
        self.render_mode = render_mode
        first = new_game(game, seats, options, seed=0)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (first.observation_size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (first.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(first.num_actions) for agent in self.possible_agents}
        self._nothing = np.zeros(first.num_actions, np.int8)
        self._random = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._game = new_game(self._name, self._seats, self._options, seed=int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._select(self._game.player or 0)

    def _select(self, player: int) -> None:
        """It is the turn of whoever the game waits for."""
        agent = self.agent_selection = self.possible_agents[player]
        self.infos[agent] = {"action_mask": self._game.legal_mask(player, "int8")}

    def observe(self, agent: str) -> Observation:
        observation = self._game.observation(self._seat[agent], self._memory)
        info = self.infos.get(agent)
        return {"observation": observation, "action_mask": self._nothing if info is None else info["action_mask"]}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        if action is None:
            raise ValueError(f"{agent} has to choose an action")
        game.act(action)
        self.infos[agent] = {"action_mask": self._nothing}
        # Nothing is won before the end, so there are no rewards to be added up.
        if (player := game.player) is not None:
            self._select(player)
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        rewards, standings = self._game.rewards, self._game.standings
        assert rewards is not None and standings is not None
        for agent, seat in self._seat.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._nothing, "points": standings["points"][seat]}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        drawing = self._game.drawing(None, self._memory)
        if self.render_mode != "human":
            return drawing
        print(drawing)
        return None

    def close(self) -> None:
        """There is nothing to be closed."""

    def __str__(self) -> str:
        return f"{self._name}_v0"


def env(game: str, **arguments: Any) -> UnderhillEnv:
    """One of the games; what else it takes is what `UnderhillEnv` does."""
    return UnderhillEnv(game, **arguments)


def _register() -> None:
    """Makes the games known to PettingZoo, if it has a registry."""
    try:
        from pettingzoo.env_registry.registration import register
    except ImportError:
        return
    for game in games():
        entry = "underhill.pettingzoo:env"
        register("aec", f"underhill/{game['id']}-v0", entry_point=entry, kwargs={"game": game["id"]})


_register()
