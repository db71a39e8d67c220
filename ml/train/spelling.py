"""Runs of three to six characters, hashed, with one weight each: what a link's spelling shares with those seen before.

The hash is the one of src/engine/url/grams.ts, and the value of a link is what src/engine/inference/word-model.ts
works out: every distinct run counts once, divided by the root of their number.
"""
import numpy as np
import torch
from torch.nn import functional as F

BITS = 20
SIZES = (3, 4, 5, 6)
NONE = 1 << BITS


def grams(codes, length):
    """One row of distinct bucket numbers per link, filled up with NONE."""
    c = codes.long() + 1
    width = c.shape[1]
    position = torch.arange(width, device=c.device)[None]
    runs = []
    for size in SIZES:
        if width < size:
            continue
        h = torch.full_like(c[:, : width - size + 1], size)
        for k in range(size):
            h = (h * 0x01000193 ^ c[:, k : width - size + 1 + k] * 0x9E3779B1) & 0xFFFFFFFF
        h = (h ^ (h >> 15)) * 0x85EBCA6B & 0xFFFFFFFF
        h = (h ^ (h >> 13)) & (NONE - 1)
        inside = position[:, : h.shape[1]] + size <= length[:, None]
        runs.append(torch.where(inside, h, NONE))
    if not runs:
        return torch.full((len(c), 1), NONE, device=c.device)
    found = torch.cat(runs, 1).sort(1).values
    found[:, 1:][found[:, 1:] == found[:, :-1]] = NONE
    return found


class Spelling(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weights = torch.nn.Embedding(NONE + 1, 1, padding_idx=NONE)
        torch.nn.init.zeros_(self.weights.weight)
        self.bias = torch.nn.Parameter(torch.zeros(1))

    def forward(self, found):
        count = (found != NONE).sum(1).clamp(min=1)
        return self.weights(found).sum((1, 2)) / count.sqrt() + self.bias


def train_spelling(codes, length, target, weight, seed, epochs=3, rate=0.02, batch=4096):
    torch.manual_seed(seed)
    device = codes.device
    model = Spelling().to(device)
    optimiser = torch.optim.Adam(model.parameters(), lr=rate)
    steps = epochs * (len(codes) // batch + 1)
    schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1, 0.05, steps)
    for _ in range(epochs):
        order = torch.randperm(len(codes), device=device)
        for start in range(0, len(codes), batch):
            rows = order[start : start + batch]
            n = length[rows]
            found = grams(codes[rows][:, : max(6, int(n.max()))], n)
            found = torch.where(torch.rand(found.shape, device=device) < 0.1, NONE, found)
            loss = F.binary_cross_entropy_with_logits(model(found), target[rows], weight=weight[rows])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
    return quantised(model.eval())


@torch.no_grad()
def quantised(model):
    """Weights in steps of a 127th of the largest: what ships is what the trees learn to trust."""
    values = model.weights.weight[:-1, 0]
    # A handful of extreme weights would make every step coarse.
    scale = float(values.abs().quantile(torch.tensor(0.9999, device=values.device))
                  if len(values) < 1 << 24 else values.abs().max()) / 127
    steps = (values / scale).round().clamp(-127, 127)
    model.weights.weight[:-1, 0] = steps * scale
    model.scale = scale
    return model


@torch.no_grad()
def spelling_logits(model, codes, length, batch=16384):
    return torch.cat([
        model(grams(codes[i : i + batch], length[i : i + batch])) for i in range(0, len(codes), batch)
    ])


def export_spelling(model):
    steps = (model.weights.weight.detach()[:-1, 0] / model.scale).round().cpu().numpy().astype(np.int8)
    return steps, model.scale, float(model.bias.detach())
