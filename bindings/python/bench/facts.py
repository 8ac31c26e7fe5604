"""What random games look like: the known facts on the pages of docs/environments. `python bench/facts.py`."""

import numpy as np

import underhill

for about in underhill.games():
    low, high = about["seats"]
    for seats in range(low, high + 1):
        batch = underhill.Batch(about["id"], 1_000, seats=seats, seed=1)
        steps = ends = legal = 0
        wins = np.zeros(seats)
        while ends < 10_000:
            legal += int(batch.masks.sum())
            batch.step(batch.sample())
            steps += len(batch)
            ended = np.flatnonzero(batch.ends)
            ends += len(ended)
            first = batch.rewards[ended] == batch.rewards[ended].max(axis=1, keepdims=True)
            wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        share = " ".join(f"{100 * part / ends:.1f}" for part in wins)
        print(f"{about['id']} for {seats}: {steps / ends:.1f} ids a game, {legal / steps:.1f} legal, seats win {share} %")
