"""Trains the logo model on marks that are drawn, placed and spoiled while it learns.

    node ml/generate/logos/write-logo-pages.ts --part fit --count 260
    node ml/export/logos.ts --pages .training/logo-pages/fit --out .training/logo
    python3 ml/train/logo.py .training/logo models/logo                      five minutes on one graphics card

The thresholds come from drawings and pages that the net did not learn from: a brand is named only where, among a million of
other drawings, it is hardly ever named by mistake.
"""
import copy
import hashlib
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from logo_batches import SHARES, Batches
from logo_net import LogoNet, odds_of, write_onnx
from logo_scenes import Stock

BATCH = 2048
PEAK_RATE = 4e-3
# Among this many drawings that are no mark, one may be taken for a given brand.
ALARM_PER_BRAND = 100_000
# The least was chosen on rendered pages (seed 1): below it are most of the mistakes and none of the marks.
LEAST_SURE, MOST_SURE = 0.95, 0.998
# So close to a letter of an ordinary typeface that more is asked of them.
LETTERS = {"netflix.com", "revolut.com", "vinted.com", "mcdonalds.com", "telekom.de"}
LETTER_SURE = 0.985
DATE = "2026-11-15"


def train(stock, seconds, batch=BATCH):
    device = stock.device
    learn = Batches(stock)
    net = LogoNet(1 + len(stock.brands)).to(device)
    kept = copy.deepcopy(net)
    print(f"{sum(p.numel() for p in net.parameters())} weights", flush=True)
    optimiser = torch.optim.AdamW(net.parameters(), lr=PEAK_RATE, weight_decay=0.02)
    began, steps, shown = time.time(), 0, 0
    is_card = device.type == "cuda"
    while (done := (time.time() - began) / seconds) < 1:
        rate = PEAK_RATE * min(1, done / 0.05 + 0.01) * (1 - done) ** 1.2
        for group in optimiser.param_groups:
            group["lr"] = max(rate, 1e-6)
        with torch.no_grad():
            crops, labels = learn.draw(batch)
        net.train()
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=is_card):
            loss = F.cross_entropy(net(crops), labels)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        steps += 1
        with torch.no_grad():
            # The mean of the last thousand or so states is steadier than any one of them.
            share = min(0.999, steps / (steps + 20))
            for mean, value in zip(kept.state_dict().values(), net.state_dict().values()):
                mean.lerp_(value, 1 - share) if mean.dtype.is_floating_point else mean.copy_(value)
        if time.time() - began > shown:
            shown += 20
            print(f"{time.time() - began:5.0f} s  step {steps}  loss {loss.item():.4f}", flush=True)
    print(f"{steps} steps, {steps * batch / 1e6:.1f} million squares", flush=True)
    return kept.eval()


@torch.no_grad()
def thresholds(net, stock, rounds):
    """For each brand how sure the net has to be, from drawings and pages it has not learnt from."""
    held = Batches(stock, holdout=True)
    shares = {**{kind: share for kind, share in SHARES.items() if kind not in ("marks", "crops")}}
    whole = sum(shares.values())
    shares = {kind: share / whole for kind, share in shares.items()}
    sure = [[] for _ in stock.brands]
    seen = 0
    for _ in range(rounds):
        crops, _ = held.draw(8192, shares)
        best, which = odds_of(net, crops).max(1)
        seen += len(crops)
        for brand, value in zip(which[which > 0].tolist(), best[which > 0].tolist()):
            sure[brand - 1].append(value)
    allowed = max(1, round(seen / ALARM_PER_BRAND))
    chosen = []
    for brand, values in zip(stock.brands, sure):
        values = sorted(values, reverse=True)
        needed = values[allowed] if len(values) > allowed else 0
        least = LETTER_SURE if brand in LETTERS else LEAST_SURE
        chosen.append(round(float(min(MOST_SURE, max(least, needed))), 4))
    alarms = sum(value >= limit for values, limit in zip(sure, chosen) for value in values)
    print(f"{seen} drawings that are none: {alarms} alarms, {sum(limit > LEAST_SURE for limit in chosen)} brands raised", flush=True)
    return chosen


@torch.no_grad()
def report(net, stock, limits, rounds):
    """What it finds of marks it has not seen placed like this, by brand; a first look, not the measurement."""
    held = Batches(stock, holdout=True)
    limit = torch.tensor([2.0, *limits], device=stock.device)
    found = np.zeros(len(stock.brands))
    wrong = np.zeros(len(stock.brands))
    total = np.zeros(len(stock.brands))
    for _ in range(rounds):
        crops, labels = held.draw(8192, dict(marks=1.0))
        best, which = odds_of(net, crops).max(1)
        named = best >= limit[which]
        right = (named & (which == labels)).cpu().numpy()
        bad = (named & (which != labels)).cpu().numpy()
        at = (labels - 1).cpu().numpy()
        np.add.at(found, at, right)
        np.add.at(wrong, at, bad)
        np.add.at(total, at, 1)
    print(f"marks: found {found.sum() / total.sum():.4f}, called another brand {wrong.sum() / total.sum():.5f}")
    order = np.argsort(found / np.maximum(1, total))[:25]
    print("least found: " + ", ".join(f"{stock.brands[at]} {found[at] / max(1, total[at]):.2f}" for at in order), flush=True)
    rows = torch.cat([held.mark_crops, held.other_crops])
    if len(rows):
        best, which = odds_of(net, stock.crops[rows].float() / 255).max(1)
        named, truth = best >= limit[which], stock.crop_label[rows]
        is_mark = truth > 0
        print(
            f"held back pages: {int((named & (which == truth) & is_mark).sum())} of {int(is_mark.sum())} marks, "
            f"{int((named & (which != truth)).sum())} wrong of {len(rows)} places", flush=True,
        )


def main(folder, out, seconds=270.0, rounds=150):
    torch.manual_seed(1)
    torch.backends.cudnn.benchmark = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    stock = Stock(folder, device)
    small = device.type == "cpu"
    net = train(stock, float(seconds), 256 if small else BATCH)
    limits = thresholds(net, stock, int(rounds))
    report(net, stock, limits, max(1, int(rounds) // 8))
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    write_onnx(net, out / "logo.onnx")
    manifest = dict(
        id="logo",
        date=DATE,
        trainedOn="marks of simple-icons 16.36.0 (CC0) and our own drawings, shown on pages that we generate; against the "
        "package's other marks, lucide's icons (ISC), letters and Noto's emoji (Apache 2.0)",
        command="python3 ml/train/logo.py .training/logo models/logo",
        side=48,
        # By the brand's own domain, in the order of the answers after the first, which is none of them.
        brands=[dict(brand=brand, threshold=limit) for brand, limit in zip(stock.brands, limits)],
        sha256={"logo.onnx": hashlib.sha256((out / "logo.onnx").read_bytes()).hexdigest()},
    )
    (out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
