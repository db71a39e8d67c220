"""Trains the page-text model on two cores: words and pieces of words, as a machine reads them from a picture.

    node ml/export/pages.ts --data ../shared/data --generated .training/generated.jsonl --pages .training/pages.jsonl --out .training/pages
    python3 ml/train/page_text.py .training/pages models/page-text

Half of the texts carry recognition errors. The calibration is fitted on what the model says of legitimate sources and of grammars
that it was trained without.
"""
import json
import sys
from pathlib import Path

import numpy as np

from calibrate import fit_calibration
from mail import HONEST_GROUPS, hash_of, log
from manifest import sources_of, write_manifest
from metrics import auc, recall_at
from word_model import BITS, bags, train_words, word_logits

FOLDS = 5
# By measure on grammars that a fold was trained without: a stronger one drowns what few wordings say.
PENALTY = 5e-6


def main(folder, out):
    with (folder / "rows.jsonl").open() as lines:
        rows = [json.loads(line) for line in lines]
    offsets = np.fromfile(folder / "offsets.u64", dtype=np.uint64).astype(np.int64)
    bag = bags(np.fromfile(folder / "tokens.u32", dtype=np.uint32), offsets)
    label = np.array([row["label"] for row in rows])
    source = np.array([row["source"] for row in rows])
    part = np.array([row["part"] for row in rows])
    log(len(rows), "texts")
    learn = part != "reserve"
    weight = weights_of(source, label, learn)
    answers, held_by = out_of_fold(bag, rows, source, label, weight, learn)
    words = train_words(bag[np.flatnonzero(learn)], label[learn], weight[learn], PENALTY)
    reserve = part == "reserve"
    logits = word_logits(words, bag[np.flatnonzero(reserve)])
    a, b = logits[label[reserve] == 1], logits[label[reserve] == 0]
    log(f"reserve: auc {auc(a, b):.4f}, recall {recall_at(a, b, 0.01):.3f} at 1 % of {len(a)} and {len(b)}")
    calibration = calibration_of(answers, held_by, label, learn)
    out.mkdir(parents=True, exist_ok=True)
    words[0].tofile(out / "words.bin")
    (out / "shape.json").write_text(json.dumps(dict(words=dict(bits=BITS, scale=words[1], bias=words[2]))))
    write_manifest(
        out, "page-text", calibration, ("words.bin",), "texts written up to 2026-08", sources_of(source, label, learn),
        "python3 ml/train/page_text.py",
    )
    (out / "shape.json").unlink()


def weights_of(source, label, learn):
    """Screens are what this model is for: half the weight, each the same; the rest is mail, by the root of its amount."""
    weight = np.zeros(len(label))
    is_screen = np.char.startswith(source, "gen_page")
    for value in (0, 1):
        for name in np.unique(source[learn & (label == value)]):
            rows = learn & (source == name) & (label == value)
            weight[rows] = 1 if name.startswith("gen_page") else rows.sum() ** -0.5
        screens, mails = learn & is_screen & (label == value), learn & ~is_screen & (label == value)
        weight[screens] *= 0.5 / weight[screens].sum()
        weight[mails] *= 0.5 / weight[mails].sum()
    return weight


def out_of_fold(bag, rows, source, label, weight, learn):
    """Legitimate mail by whole sources, everything else by grammar or campaign. A letter is one, as a message and on a screen."""
    held_by = np.array([hash_of(row["family"].removeprefix("mail/")) % FOLDS for row in rows])
    for i, prefixes in enumerate(HONEST_GROUPS.values()):
        of_group = np.any([np.char.startswith(source, prefix) for prefix in prefixes], axis=0) & (label == 0)
        held_by[of_group] = i % FOLDS
    answers = np.zeros(len(label))
    for k in range(FOLDS):
        taught = np.flatnonzero(learn & (held_by != k))
        model = train_words(bag[taught], label[taught], weight[taught], PENALTY)
        held = np.flatnonzero(held_by == k)
        answers[held] = word_logits(model, bag[held])
        log("fold", k)
    names = np.array([group_of(name, value) for name, value in zip(source, label)])
    return answers, names


def group_of(source, label):
    if source.startswith("gen_"):
        return "screens" if source.startswith("gen_page") else "generated mail"
    if label == 1:
        return "real lures"
    return next(name for name, prefixes in HONEST_GROUPS.items() if any(source.startswith(p) for p in prefixes))


def calibration_of(answers, names, label, learn):
    legitimate = {name: answers[learn & (label == 0) & (names == name)] for name in np.unique(names[label == 0])}
    lures = {name: answers[learn & (label == 1) & (names == name)] for name in np.unique(names[label == 1])}
    return fit_calibration(legitimate, lures, suspicious=0.05, certain=(0.005, 60, 2), slack=20, log=log)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
