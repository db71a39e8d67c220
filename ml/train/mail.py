"""Trains the mail model on two cores: words, and trees over the words' verdict and the features.

    node ml/generate/write.ts --seed 1 --count 18000 --out .training/generated.jsonl
    node ml/export/mails.ts --data ../shared/data --generated .training/generated.jsonl --out .training/mails
    python3 ml/train/mail.py .training/mails .training/mail models/mail [protocol …]

The protocols are as in url.py: `shipped`, `time`, `without-<group>`, `open-terms`. Afterwards the calibration is fitted on what
the trainings that left a source out say of it, and written into every manifest.
"""
import json
import shutil
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from binning import bin_features
from calibrate import fit_calibration
from manifest import sources_of, write_manifest
from metrics import auc, recall_at
from trees_cpu import export_trees, grow, tree_logits
from word_model import BITS, bags, train_words, word_logits

HONEST_GROUPS = {
    "spamassassin": ["spamassassin_easy_ham", "spamassassin_hard_ham"],
    "csdmc": ["csdmc2010"],
    "developer-lists": ["list_git", "list_linux_doc"],
    "political": ["political_us_bulk"],
    "newsletters": ["newsletter_data_is_plural", "newsletter_this_week_in_rust"],
    "templates": ["tx_tpl_"],
    "notices": ["tx_bounces", "fx_"],
    "commercial": ["cx_"],
}
LURE_GROUPS = {"nazario": ["nazario"], "verified": ["cx_"]}
FOLDS = 4
NEWEST_YEAR = "2025"
WORD_PENALTY = 3e-5
PASTED_WEIGHT = 0.35
started = time.time()


def log(*words):
    print(f"[{time.time() - started:6.1f}]", *words, flush=True)


class Data:
    def __init__(self, folder):
        names = json.loads((folder / "features.json").read_text())
        self.names = names["features"]
        features = np.fromfile(folder / "features.f32", dtype=np.float32).reshape(-1, len(self.names))
        with (folder / "rows.jsonl").open() as lines:
            rows = [json.loads(line) for line in lines]
        offsets = np.fromfile(folder / "offsets.u64", dtype=np.uint64).astype(np.int64)
        self.bag = bags(np.fromfile(folder / "tokens.u32", dtype=np.uint32), offsets)
        self.features = features
        self.label = np.array([row["label"] for row in rows])
        self.source = np.array([row["source"] for row in rows])
        self.year = np.array([row["year"] for row in rows])
        self.part = np.array([row["part"] for row in rows])
        self.weak = np.array([row["weak_kind"] or "" for row in rows])
        self.style = np.array([row["style"] or "" for row in rows])
        self.is_pasted = np.array([row["pasted"] is not None for row in rows])
        self.rule = np.array([row["ruleScore"] for row in rows])
        self.rows = rows
        self.is_generated = np.char.startswith(self.source, "gen_")
        self.fold = np.array([hash_of(row["family"] or row["id"]) for row in rows]) % FOLDS
        self.group = np.full(len(rows), -1)
        for i, prefixes in enumerate(HONEST_GROUPS.values()):
            self.group[self.of(prefixes) & (self.label == 0)] = i

    def of(self, prefixes):
        return np.any([np.char.startswith(self.source, prefix) for prefix in prefixes], axis=0)


def hash_of(text):
    import hashlib

    return hashlib.sha1(text.encode()).digest()[3]


def weights_of(data, learn):
    """Sources by the root of their size; what we wrote ourselves teaches, but counts for less than what was sent."""
    weight = np.zeros(len(data.label))
    for source in np.unique(data.source[learn]):
        for label in (0, 1):
            rows = learn & (data.source == source) & (data.label == label)
            if rows.any():
                weight[rows] = rows.sum() ** -0.5
    # Three copies of one message, as people paste it, count about as much as the message.
    weight[data.is_pasted] *= PASTED_WEIGHT
    # Advertising that reached the honeypot is labelled like the lures beside it.
    weight[data.weak == "ad_spam_like"] *= 0.4
    weight[data.of(["cx_"])] *= 3
    for label, share in ((0, 0.45), (1, 0.3)):
        made = learn & data.is_generated & (data.label == label)
        real = learn & ~data.is_generated & (data.label == label)
        if made.any() and real.any():
            weight[made] *= share / weight[made].sum()
            weight[real] *= (1 - share) / weight[real].sum()
        else:
            both = made | real
            weight[both] /= weight[both].sum()
    return weight * learn.sum() / 2


def held_out(data, k):
    """Legitimate mail by whole sources, so that the trees learn how far words can be trusted on mail of an unseen kind."""
    by_source = (data.group % FOLDS) == k
    return np.where((data.label == 0) & (data.group >= 0), by_source, data.fold == k)


def out_of_fold(data, learn, weight):
    answers = np.zeros(len(data.label))
    for k in range(FOLDS):
        held = held_out(data, k)
        rows = np.flatnonzero(learn & ~held & ~data.is_pasted)
        model = train_words(data.bag[rows], data.label[rows], weight[rows], WORD_PENALTY)
        answers[held] = word_logits(model, data.bag[held])
    return answers


def fit(data, learn, weight, answers, trees=300):
    # A copy has the words of its message; only the trees learn from it how much is left without the rest.
    rows = np.flatnonzero(learn & ~data.is_pasted)
    words = train_words(data.bag[rows], data.label[rows], weight[rows], WORD_PENALTY)
    rows = np.flatnonzero(learn)
    features = data.features.copy()
    column = data.names.index("text-logit")
    features[:, column] = answers
    binned, edges = bin_features(features[rows])
    base, grown = grow(binned, edges, data.label[rows], weight[rows], trees=trees)
    return words, edges, base, grown


def logits_of(data, rows, model):
    words, edges, base, grown = model
    features = data.features[rows].copy()
    features[:, data.names.index("text-logit")] = word_logits(words, data.bag[rows])
    binned = np.zeros(features.shape, dtype=np.uint8)
    for f in range(features.shape[1]):
        cuts = edges[f][np.isfinite(edges[f])]
        binned[:, f] = np.where(np.isnan(features[:, f]), 0, np.searchsorted(cuts, features[:, f], side="left"))
    return tree_logits(base, grown, binned)


def write(folder, data, model):
    words, edges, base, grown = model
    folder.mkdir(parents=True, exist_ok=True)
    words[0].tofile(folder / "words.bin")
    (folder / "trees.json").write_text(json.dumps(export_trees(data.names, edges, base, grown)))
    (folder / "shape.json").write_text(json.dumps(dict(words=dict(bits=BITS, scale=words[1], bias=words[2]))))


def protocols(data):
    usable = (data.part != "reserve") & (data.label >= 0)
    yield "shipped", usable, (data.part == "reserve") & (data.label >= 0)
    yield "time", usable & ((data.label == 0) | data.is_generated | (data.year < NEWEST_YEAR)), (
        (data.source == "phishing_pot") & (data.year >= NEWEST_YEAR) & (data.part != "fit")
    )
    for label, groups in ((0, HONEST_GROUPS), (1, LURE_GROUPS)):
        for name, prefixes in groups.items():
            out = data.of(prefixes) & (data.label == label)
            yield f"without-{name}", usable & ~out, out & (data.part != "fit")
    yield "without-generated", usable & ~data.is_generated, data.is_generated & (data.part == "reserve")
    yield "open-terms", usable & (data.source != "phishing_pot"), (data.part == "reserve") & (data.label >= 0)


def share(*things):
    global shared
    shared = things


def train(job):
    name, learn, test = job
    data, answers, out = shared
    model = fit(data, learn, weights_of(data, learn), answers)
    write(out / name / "mail", data, model)
    rows = np.flatnonzero(test)
    logits, label = logits_of(data, rows, model), data.label[rows]
    kinds = [f"{np.median(logits[label == kind]):.2f} of {np.sum(label == kind)}" for kind in (0, 1) if (label == kind).any()]
    log(f"{name}: median logit {' and '.join(kinds)}")
    if (label == 0).any() and (label == 1).any():
        a, b = logits[label == 1], logits[label == 0]
        log(f"    auc {auc(a, b):.4f}, recall {recall_at(a, b, 0.01):.3f} at 1 %")
    return name, (rows, logits)


def main(folder, out, shipped, wanted):
    data = Data(folder)
    log(len(data.label), "mails,", len(data.names), "features")
    usable = (data.part != "reserve") & (data.label >= 0)
    weight = weights_of(data, usable)
    answers = out_of_fold(data, usable, weight)
    log("words out of fold")
    jobs = [one for one in protocols(data) if not wanted or one[0] in wanted]
    # Forked, so that the two cores share one copy of the data.
    with get_context("fork").Pool(2, initializer=share, initargs=(data, answers, out)) as pool:
        left_out = dict(pool.imap(train, jobs))
    np.savez_compressed(out / "left-out.npz", **{f"{name}/{what}": value for name, pair in left_out.items()
                                                  for what, value in zip(("rows", "logits"), pair)})
    calibration = calibration_of(data, left_out)
    sources = sources_of(data.source, data.label, usable)
    for name in left_out:
        write_manifest(
            out / name / "mail", "mail", calibration, ("trees.json", "words.bin"), "messages sent up to 2026-08", sources,
            "python3 ml/train/mail.py",
        )
    shutil.copytree(out / "shipped" / "mail", shipped, dirs_exist_ok=True, ignore=shutil.ignore_patterns("shape.json"))
    log("done")


def calibration_of(data, left_out):
    # Points stand for messages as they were sent; what is pasted shows less, and its trees are that much less sure.
    left_out = {name: (rows[~data.is_pasted[rows]], logits[~data.is_pasted[rows]]) for name, (rows, logits) in left_out.items()}
    legitimate, lures = {}, {}
    for name, (rows, logits) in left_out.items():
        if name.startswith("without-") and name != "without-generated":
            (lures if data.label[rows].all() else legitimate)[name] = logits
    rows, logits = left_out["shipped"]
    made = data.is_generated[rows]
    legitimate["generated, unseen letters"] = logits[made & (data.label[rows] == 0)]
    lures["generated, unseen letters"] = logits[made & (data.label[rows] == 1)]
    lures["newest"] = left_out["time"][1]
    return fit_calibration(legitimate, lures, suspicious=0.03, certain=(0.003, 60, 3), slack=20, log=log)


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:4]), wanted=set(sys.argv[4:]))
