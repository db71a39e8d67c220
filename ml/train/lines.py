"""Trains the line reader on pictures it draws itself, and writes it as ONNX. Needs torch, Pillow and onnx; nine minutes on one
graphics card with sixteen cores beside it.

    python3 ml/train/lines.py .training/lines models/line-reader [seconds [weights to go on from]]

.training/lines holds prose.txt and addresses.txt (ml/export/line-texts.ts), fonts/ and coverage.json (ml/train/line_fonts.py).
"""

import hashlib
import json
import os
import random
import sys
import threading
import time

import numpy as np
import torch
from torch import nn

from line_reader.alphabet import CLASS_OF, LETTERS
from line_reader.draw import HEIGHT, Drawer
from line_reader.net import LineReader
from line_reader.texts import Texts

folder, out = sys.argv[1], sys.argv[2]
seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 500.0
start_from = sys.argv[4] if len(sys.argv) > 4 else None
os.makedirs(out, exist_ok=True)

WIDTHS = (128, 256, 384, 640, 896)
SHARES = (0.16, 0.24, 0.25, 0.22, 0.13)
PIXELS = 100_000
# Never seen in training: what the printed figures are measured on.
HELD = ('public-sans', 'ubuntu-4', 'ubuntu-7', 'pt-sans', 'Cantarell', 'Carlito', 'red-hat', 'LiberationSansNarrow')

names = sorted(os.listdir(f'{folder}/fonts'))
held = [name for name in names if name.startswith(HELD)]
# Screens are full of a few fonts: those count more.
common = ('Roboto-', 'Inter-', 'OpenSans', 'NotoSans', 'Arimo', 'LiberationSans-', 'Lato-', 'DejaVuSans', 'NimbusSans-')
known = [name for name in names if name not in held for _ in range(3 if name.startswith(common) else 1)]


class Lines(torch.utils.data.IterableDataset):
    def __init__(self, fonts, seed):
        self.fonts, self.seed = fonts, seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = random.Random(self.seed * 1000 + (worker.id if worker else 0))
        texts, drawer = Texts(folder), Drawer(folder, self.fonts)
        while True:
            yield batch(rng, texts, drawer)


def batch(rng, texts, drawer):
    width = rng.choices(WIDTHS, SHARES)[0]
    count = PIXELS // width
    pictures = np.zeros((count, HEIGHT, width), np.uint8)
    targets, lengths, widths = [], [], []
    drawer.deal(rng)
    while len(lengths) < count:
        text = texts.sample(rng, max(2, round(width / 10.5)))
        for _ in range(3):
            drawn = drawer.draw(rng, text)
            if drawn is None or drawn.shape[1] <= width:
                break
            text = text[: max(1, int(len(text) * 0.9 * width / drawn.shape[1]))].strip() or 'a'
        if drawn is None or drawn.shape[1] > width or drawn.shape[1] < 4 * len(text):
            continue
        pictures[len(lengths), :, : drawn.shape[1]] = drawn
        targets += [CLASS_OF[letter] for letter in text]
        lengths.append(len(text))
        widths.append(drawn.shape[1])
    return torch.from_numpy(pictures), torch.tensor(targets), torch.tensor(lengths), torch.tensor(widths)


class Drawn:
    """The lines drawn so far. The card learns several times faster than lines can be drawn, so it sees each a few times, varied."""

    def __init__(self, loader):
        self.batches, self.count, self.is_over = [], 0, False
        threading.Thread(target=self.take, args=(loader,), daemon=True).start()

    def take(self, loader):
        for made in loader:
            if self.is_over:
                return
            on_card = tuple(part.cuda(non_blocking=True) for part in made)
            self.count += len(made[2])
            if len(self.batches) < 6000:
                self.batches.append(on_card)
            else:
                self.batches[random.randrange(6000)] = on_card

    def any(self, rng):
        while not self.batches:
            time.sleep(0.2)
        last = len(self.batches) - 1
        return self.batches[last - int((last + 1) * rng.random() ** 1.5)]


def varied(rng, pictures, widths):
    x = pictures.float().div(255).unsqueeze(1)
    width = x.shape[3]
    wide = max(32, 8 * round(width * rng.uniform(0.93, 1.07) / 8))
    high = rng.choice((30, 31, 32, 32, 32, 33, 34))
    if wide != width or high != HEIGHT:
        x = nn.functional.interpolate(x, (high, wide), mode='bilinear', align_corners=False)
        if high > HEIGHT:
            x = x[:, :, (high - HEIGHT) // 2 :][:, :, :HEIGHT]
        elif high < HEIGHT:
            x = nn.functional.pad(x, (0, 0, 1, HEIGHT - high - 1), mode='replicate')
        widths = (widths * wide / width).round().long().clamp(max=wide)
    if rng.random() < 0.5:
        x = x ** rng.uniform(0.75, 1.3)
    if rng.random() < 0.3:
        x = x + torch.randn_like(x) * rng.uniform(0, 0.06)
    return x.clamp(0, 1), widths


def read(logits, widths):
    best = logits.argmax(2).cpu().numpy()
    texts = []
    for row, width in zip(best, widths.tolist()):
        row = row[: (width + 1) // 2]
        kept = row[np.insert(row[1:] != row[:-1], 0, True)]
        texts.append(''.join(LETTERS[c - 1] for c in kept if c))
    return texts


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


def truth_of(targets, lengths):
    at, texts = 0, []
    for length in lengths.tolist():
        texts.append(''.join(LETTERS[c - 1] for c in targets[at : at + length].tolist()))
        at += length
    return texts


def measure(model, batches, title):
    model.eval()
    wrong = letters = lines = exact = addresses = exact_addresses = 0
    shown = []
    with torch.no_grad():
        for pictures, targets, lengths, widths in batches:
            logits = model(pictures.cuda().float().div(255).unsqueeze(1))
            for mine, true in zip(read(logits, widths), truth_of(targets, lengths)):
                d = distance(mine, true)
                wrong, letters, lines, exact = wrong + d, letters + len(true), lines + 1, exact + (d == 0)
                if '.' in true and ' ' not in true and len(true) > 6:
                    addresses, exact_addresses = addresses + 1, exact_addresses + (d == 0)
                if d and len(shown) < 14:
                    shown.append(f'   {true}\n   {mine}')
    print(f'{title}: character errors {100 * wrong / letters:.2f} %, exact lines {100 * exact / lines:.1f} %, '
          f'exact addresses {100 * exact_addresses / max(1, addresses):.1f} % of {addresses}', flush=True)
    model.train()
    return shown


def main():
    began = time.time()
    torch.manual_seed(1)
    model = LineReader().cuda()
    if start_from:
        model.load_state_dict(torch.load(start_from))
    print(sum(p.numel() for p in model.parameters()), 'weights;', len(known), 'fonts, held back', held, flush=True)
    rng = random.Random(99)
    texts = Texts(folder)
    drawer = Drawer(folder, held)
    checks = [batch(rng, texts, drawer) for _ in range(5)]
    workers = max(1, (os.cpu_count() or 2) - 1)
    print(f'{time.time() - began:.0f} s to begin', flush=True)
    loader = torch.utils.data.DataLoader(
        Lines(known, 2 if start_from else 1), batch_size=None, num_workers=workers, prefetch_factor=4, pin_memory=True)
    drawn = Drawn(loader)
    peak = 1e-3 if start_from else 2.5e-3
    optimiser = torch.optim.AdamW(model.parameters(), lr=peak, weight_decay=0.02)
    average = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.999), use_buffers=True)
    loss_of = nn.CTCLoss(zero_infinity=True)
    step = lines = 0
    told = time.time()
    while time.time() - began < seconds:
        done = (time.time() - began) / seconds
        for group in optimiser.param_groups:
            group['lr'] = peak * min(1, (step + 1) / 300) * (0.5 + 0.5 * np.cos(np.pi * done))
        pictures, targets, lengths, widths = drawn.any(rng)
        x, widths = varied(rng, pictures, widths)
        with torch.autocast('cuda', torch.bfloat16):
            logits = model(x)
        scores = logits.float().log_softmax(2).permute(1, 0, 2)
        loss = loss_of(scores, targets, (widths + 1) // 2, lengths)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimiser.step()
        average.update_parameters(model)
        step += 1
        lines += len(lengths)
        if time.time() - told > min(45, seconds / 5):
            told = time.time()
            print(f'{told - began:.0f} s, step {step}, {lines} lines of {drawn.count} drawn, loss {loss.item():.4f}', flush=True)
            measure(average.module, checks[:2], '  held-back fonts')
    drawn.is_over = True
    final = average.module.eval()
    print('\n'.join(measure(final, checks, f'{step} steps, {lines} lines; held-back fonts')))
    final.eval()
    torch.save(final.state_dict(), f'{out}/reader.pt')
    export(final)


def export(model):
    model = model.cpu().float().eval()
    for parent in list(model.modules()):
        if isinstance(parent, nn.Sequential):
            for i in range(len(parent) - 1):
                if isinstance(parent[i], nn.Conv2d) and isinstance(parent[i + 1], nn.BatchNorm2d):
                    parent[i] = torch.nn.utils.fuse_conv_bn_eval(parent[i], parent[i + 1])
                    parent[i + 1] = nn.Identity()
    example = torch.zeros(2, 1, HEIGHT, 64)
    torch.onnx.export(model, (example,), f'{out}/reader.onnx', input_names=['x'], output_names=['y'], opset_version=17,
                      dynamic_axes={'x': {0: 'n', 3: 'w'}, 'y': {0: 'n', 1: 't'}}, dynamo=False)
    halve(f'{out}/reader.onnx')
    with open(f'{out}/reader.onnx', 'rb') as file:
        hashed = hashlib.sha256(file.read()).hexdigest()
    manifest = {
        'id': 'line-reader',
        'date': time.strftime('%Y-%m-%d'),
        'command': 'python3 ml/train/lines.py',
        'trainedOn': 'lines drawn by the training itself: texts of ml/export/line-texts.ts in the fonts of ml/train/line_fonts.py',
        'sha256': {'reader.onnx': hashed},
        'alphabet': LETTERS,
    }
    with open(f'{out}/manifest.json', 'w', encoding='utf8') as file:
        json.dump(manifest, file, ensure_ascii=False, indent=1)


def halve(path):
    """Weights as half-precision numbers: half the size, and the runtime turns them back while it loads."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    model = onnx.load(path)
    graph = model.graph
    for weights in list(graph.initializer):
        if weights.data_type != TensorProto.FLOAT or np.prod(weights.dims) < 256:
            continue
        name = weights.name
        small = numpy_helper.from_array(numpy_helper.to_array(weights).astype(np.float16), f'{name}.half')
        graph.initializer.remove(weights)
        graph.initializer.append(small)
        graph.node.insert(0, helper.make_node('Cast', [f'{name}.half'], [name], to=TensorProto.FLOAT))
    onnx.save(model, path)


if __name__ == '__main__':
    main()
    sys.stdout.flush()
    # The drawing processes are still at work, and nothing of theirs is worth waiting for.
    os._exit(0)
