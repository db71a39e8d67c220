"""Boosted oblivious trees: every level of a tree asks one question of all rows, so a tree of depth six has 64 leaves.

Every possible question is a column of zeros and ones; the sums behind every split are then two matrix products, which is
why a graphics card grows four hundred trees in seconds. Serving reads them in src/engine/inference/boosted-trees.ts.
"""
import torch


class Questions:
    """All questions 'is feature f above edge e?', and their answers for every row."""

    def __init__(self, binned, edges, max_per_feature=48):
        self.feature, self.edge, self.bin = [], [], []
        for f in range(binned.shape[1]):
            found = [b for b in range(edges.shape[1]) if edges[f, b] != float("inf")]
            step = max(1, len(found) / max_per_feature)
            for i in range(min(len(found), max_per_feature)):
                b = found[int(i * step)]
                self.feature.append(f)
                self.bin.append(b)
                self.edge.append(float(edges[f, b]))
        self.device = binned.device
        self.feature = torch.tensor(self.feature, device=self.device)
        self.bin = torch.tensor(self.bin, device=self.device)

    def answers(self, binned):
        """Bin b means above b edges, so above edge number i exactly when b > i."""
        columns = [
            (binned[:, self.feature[start : start + 256]] > self.bin[start : start + 256])
            for start in range(0, len(self.feature), 256)
        ]
        kind = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        return torch.cat([column.to(kind) for column in columns], dim=1)


def grow(answers, questions, target, weight, trees=400, depth=6, rate=0.08, penalty=20.0, seed=0,
         column_share=0.4, row_share=0.6, allowed=None):
    """Returns the base logit and the trees as dictionaries, fitted to the weighted logistic loss."""
    generator = torch.Generator(device=answers.device).manual_seed(seed)
    device = answers.device
    total = weight.sum()
    share = (weight * target).sum() / total
    base = torch.log(share / (1 - share))
    logit = base.expand(len(target)).clone()
    grown = []
    count = answers.shape[1]
    bits = 1 << torch.arange(depth, device=device)
    for _ in range(trees):
        p = torch.sigmoid(logit)
        rows = torch.rand(len(target), generator=generator, device=device) < row_share
        g = torch.where(rows, weight * (p - target), 0.0)
        h = torch.where(rows, weight * p * (1 - p), 0.0)
        usable = torch.rand(count, generator=generator, device=device) < column_share
        if allowed is not None:
            usable &= allowed
        node = torch.zeros(len(target), dtype=torch.long, device=device)
        chosen = []
        for level in range(depth):
            nodes = 1 << level
            member = torch.nn.functional.one_hot(node, nodes).T
            a = torch.cat([member * g, member * h]).to(answers.dtype)
            right = (a @ answers).float()
            gr, hr = right[:nodes], right[nodes:]
            whole = torch.stack([(member * g).sum(1), (member * h).sum(1)])
            gl, hl = whole[0][:, None] - gr, whole[1][:, None] - hr
            gain = (gr**2 / (hr + penalty) + gl**2 / (hl + penalty)).sum(0)
            gain[~usable] = -1
            best = int(gain.argmax())
            chosen.append(best)
            node = node + (answers[:, best].long() << level)
        leaves = 1 << depth
        gs = torch.zeros(leaves, device=device).scatter_add_(0, node, g)
        hs = torch.zeros(leaves, device=device).scatter_add_(0, node, h)
        values = -rate * gs / (hs + penalty)
        covers = torch.zeros(leaves, device=device).scatter_add_(0, node, weight)
        logit = logit + values[node]
        grown.append(dict(questions=chosen, leaves=values.tolist(), covers=covers.tolist()))
    return float(base), grown


def tree_logits(base, grown, answers):
    logit = torch.full((len(answers),), base, device=answers.device)
    for tree in grown:
        node = torch.zeros(len(answers), dtype=torch.long, device=answers.device)
        for level, question in enumerate(tree["questions"]):
            node += answers[:, question].long() << level
        logit += torch.tensor(tree["leaves"], device=answers.device)[node]
    return logit


def export_trees(names, questions, base, grown):
    return dict(
        features=names,
        base=round(base, 6),
        trees=[
            dict(
                features=[int(questions.feature[q]) for q in tree["questions"]],
                thresholds=[float(f"{questions.edge[q]:.7g}") for q in tree["questions"]],
                leaves=[round(value, 5) for value in tree["leaves"]],
                covers=[round(value, 1) for value in tree["covers"]],
            )
            for tree in grown
        ],
    )
