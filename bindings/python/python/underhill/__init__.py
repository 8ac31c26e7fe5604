"""Gobblet!, Gobblestones, Kobold and Clonk!: exact rules, batches for learning, strong bots.

>>> import underhill
>>> game = underhill.new_game("gobblet", seed=1)
>>> game.act("4@b2")
>>> game.check("4@b2")
('GBT-05', 'b2 is taken: a new gobblet goes on an empty square, unless it gobbles one of three in a line')
"""

from underhill._underhill import (
    Batch,
    Bot,
    Game,
    IllegalAction,
    __version__,
    action_meanings,
    from_record,
    from_view,
    games,
    new_game,
    observation_parts,
    rules,
)
from underhill.arena import Moment, Player, Result, arena, play_game

__all__ = [
    "Batch",
    "Bot",
    "Game",
    "IllegalAction",
    "Moment",
    "Player",
    "Result",
    "__version__",
    "action_meanings",
    "arena",
    "from_record",
    "from_view",
    "games",
    "new_game",
    "observation_parts",
    "play_game",
    "rules",
]
