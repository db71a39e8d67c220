"""The boosted oblivious trees of trees.py for sets small enough for two cores: sums by counting instead of matrix products."""
import numpy as np


def grow(binned, edges, target, weight, trees=300, depth=5, rate=0.06, penalty=8.0, seed=0, column_share=0.4, row_share=0.7):
    chance = np.random.default_rng(seed)
    weight = weight / weight.mean()
    share = (weight * target).sum() / weight.sum()
    base = float(np.log(share / (1 - share)))
    logit = np.full(len(target), base)
    columns = [np.ascontiguousarray(binned[:, f]).astype(np.int32) for f in range(binned.shape[1])]
    bins = [int(np.isfinite(edges[f]).sum()) + 1 for f in range(binned.shape[1])]
    usable = [f for f in range(binned.shape[1]) if bins[f] > 1]
    grown = []
    for _ in range(trees):
        p = 1 / (1 + np.exp(-logit))
        rows = np.flatnonzero(chance.random(len(target)) < row_share)
        g = (weight * (p - target))[rows]
        h = (weight * p * (1 - p))[rows]
        tried = [f for f in usable if chance.random() < column_share]
        node = np.zeros(len(rows), dtype=np.int32)
        asked = []
        for level in range(depth):
            best = (-1.0, 0, 0)
            for f in tried:
                width = bins[f]
                place = node * width + columns[f][rows]
                size = (1 << level) * width
                gs = np.bincount(place, g, size).reshape(-1, width)
                hs = np.bincount(place, h, size).reshape(-1, width)
                gl, hl = np.cumsum(gs, 1)[:, :-1], np.cumsum(hs, 1)[:, :-1]
                gt, ht = gs.sum(1, keepdims=True), hs.sum(1, keepdims=True)
                gain = (gl**2 / (hl + penalty) + (gt - gl) ** 2 / (ht - hl + penalty)).sum(0)
                cut = int(gain.argmax())
                if gain[cut] > best[0]:
                    best = (float(gain[cut]), f, cut)
            _, f, cut = best
            asked.append((f, cut))
            node += (columns[f][rows] > cut).astype(np.int32) << level
        leaves = 1 << depth
        values = -rate * np.bincount(node, g, leaves) / (np.bincount(node, h, leaves) + penalty)
        where = np.zeros(len(target), dtype=np.int32)
        for level, (f, cut) in enumerate(asked):
            where += (columns[f] > cut).astype(np.int32) << level
        logit += values[where]
        grown.append(dict(asked=asked, leaves=values, covers=np.bincount(where, weight, leaves)))
    return base, grown


def tree_logits(base, grown, binned):
    logit = np.full(len(binned), base)
    for tree in grown:
        where = np.zeros(len(binned), dtype=np.int32)
        for level, (f, cut) in enumerate(tree["asked"]):
            where += (binned[:, f] > cut).astype(np.int32) << level
        logit += tree["leaves"][where]
    return logit


def export_trees(names, edges, base, grown):
    return dict(
        features=names,
        base=round(base, 6),
        trees=[
            dict(
                features=[f for f, _ in tree["asked"]],
                thresholds=[float(f"{edges[f][cut]:.7g}") for f, cut in tree["asked"]],
                leaves=[round(float(value), 5) for value in tree["leaves"]],
                covers=[round(float(value), 1) for value in tree["covers"]],
            )
            for tree in grown
        ],
    )
