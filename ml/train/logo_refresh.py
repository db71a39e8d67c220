"""Teaches the logo net further drawings of brands it knows, without a graphics card.

    python3 ml/train/logo_refresh.py .training/logo models/logo amazon-bold xbox-ink …

Only the last layer's rows of the brands concerned change: everything that leads up to it, and every other brand, stay as they
were trained. Ten minutes on two cores.
"""
import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional as F

import logo_batches
from logo_batches import Batches, spoil, toned, well_cut
from logo_scenes import Stock

EACH, REPLAYED, PART = 160, 3200, 320
# A class learnt against a few thousand squares, and not millions, needs a higher confidence.
SURE = 0.98


def features(weights, crops):
    """The output of the last layer but one, from the weights in the file."""
    def conv(x, name, stride=1, pad=0, groups=1):
        return F.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], stride, pad, 1, groups)

    x = conv(crops - 0.5, "first", 2, 1).relu()
    x = conv(x, "second", 2, 1).relu()
    x = x + conv(x, "second_more", 1, 1).relu()
    x = conv(x, "third", 2, 1).relu()
    x = x + conv(x, "third_more", 1, 1).relu()
    x = conv(x, "wide").relu()
    return conv(x, "place", groups=x.shape[1]).flatten(1)


def main(folder, out, *names):
    torch.manual_seed(2)
    logo_batches.CHUNK = 32
    out = Path(out)
    stock = Stock(folder, torch.device("cpu"))
    ids = [mark["id"] for mark in json.loads((Path(folder) / "about.json").read_text())["marks"]]
    chosen = torch.tensor([ids.index(name) for name in names])
    changed = torch.unique(stock.brand[chosen]) + 1
    model = onnx.load(str(out / "logo.onnx"))
    weights = {tensor.name: torch.from_numpy(numpy_helper.to_array(tensor).copy()) for tensor in model.graph.initializer}
    learn = Batches(stock)
    seen, labels = [], []
    with torch.no_grad():
        for _ in range(REPLAYED // PART):
            crops, label = learn.draw(PART)
            seen.append(features(weights, crops))
            labels.append(label)
        for _ in range(EACH * len(chosen) // PART):
            pick = chosen[torch.randint(0, len(chosen), (PART,))]
            canvas = learn.scene(pick, *well_cut(PART, stock.device))
            crops = toned(torch.cat([spoil(part) for part in canvas.split(logo_batches.CHUNK)]))
            seen.append(features(weights, crops))
            labels.append(stock.brand[pick] + 1)
    seen, labels = torch.cat(seen), torch.cat(labels)
    matrix, offset = weights["out.weight"], weights["out.bias"]
    rows = matrix[changed].clone().requires_grad_()
    shifts = offset[changed].clone().requires_grad_()
    optimiser = torch.optim.Adam([rows, shifts], lr=0.02)
    base = seen @ matrix.T + offset
    for turn in range(400):
        logits = base.clone()
        logits[:, changed] = seen @ rows.T + shifts
        loss = F.cross_entropy(logits, labels) + 0.002 * ((rows - matrix[changed]) ** 2).sum() / len(changed)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if turn % 100 == 0 or turn == 399:
            print(turn, round(loss.item(), 5), "right", round((logits.argmax(1) == labels).float().mean().item(), 4), flush=True)
    matrix[changed], offset[changed] = rows.detach(), shifts.detach()
    for tensor in model.graph.initializer:
        if tensor.name in ("out.weight", "out.bias"):
            tensor.CopyFrom(numpy_helper.from_array(weights[tensor.name].numpy().astype(np.float32), tensor.name))
    onnx.save(model, str(out / "logo.onnx"))
    manifest = json.loads((out / "manifest.json").read_text())
    for brand in changed.tolist():
        manifest["brands"][brand - 1]["threshold"] = SURE
    manifest["refreshed"] = f"python3 ml/train/logo_refresh.py .training/logo models/logo {' '.join(names)}"
    manifest["sha256"]["logo.onnx"] = hashlib.sha256((out / "logo.onnx").read_bytes()).hexdigest()
    (out / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
