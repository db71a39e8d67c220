"""Trains the URL model: spelling and, over it and the features, boosted trees.

    node ml/export/urls.ts --data ../shared/data --out .training/urls
    python3 ml/train/pack_urls.py .training/urls .training/urls.npz
    python3 ml/train/url.py .training/urls.npz .training/out        about three minutes on one graphics card

Every protocol is the same recipe on less data: `shipped` learns from everything but the reserve; `time` from what was seen
before 2026; `without-…` leaves whole sources out; `open-terms` leaves out sources with non-commercial terms. The weights of
each are written to <out>/<protocol>/, and the evaluation reads them from there.
"""
import json
import sys
import time
from pathlib import Path

import numpy as np
import torch

from metrics import auc, recall_at
from spelling import export_spelling, spelling_logits, train_spelling
from trees import Questions, export_trees, grow, tree_logits

PADDING = 321
WIDTH = 160
FOLDS = 3
NEWEST = "2026-01-01"

LEGIT_GROUPS = {
    "universities-citizenlab": ["universities", "citizenlab_world"],
    "account-pages": ["hn_2fa_docs", "hn_account_pages", "hn_change_password", "hn_oauth_endpoints"],
    "free-hosting": ["free_hosting_legit"],
    "portfolios": ["portfolio_sites", "profile_pages"],
    "mail-links": ["email_links_ham"],
    "search-docs-software": ["search_bangs", "tldr_docs", "software_downloads"],
    "link-lists": ["awesome_lists", "https_everywhere_tests"],
    "old-web": ["ebbu2017_legit", "cic2016_benign"],
}
PHISH_GROUPS = {
    "phishtank": ["phishtank_2020", "phishtank_2021", "ebbu2017_phishtank"],
    "phishing-database": ["phishing_database", "list_phishing_database"],
}
NON_COMMERCIAL = ["openphish_feed", "citizenlab_world"]

started = time.time()


def log(*words):
    print(f"[{time.time() - started:6.1f}]", *words, flush=True)


class Data:
    def __init__(self, path, device):
        packed = np.load(path)
        offsets = packed["offsets"].astype(np.int64)
        length = offsets[1:] - offsets[:-1]
        codes = np.full((len(length), WIDTH), PADDING, dtype=np.int16)
        row = np.repeat(np.arange(len(length)), length)
        column = np.arange(offsets[-1]) - np.repeat(offsets[:-1], length)
        codes[row, column] = packed["codes"].astype(np.int16)
        self.device = device
        self.codes = torch.tensor(codes, device=device)
        self.length = torch.tensor(length.astype(np.int32), device=device)
        self.label = packed["label"]
        self.target = torch.tensor(self.label, device=device).float()
        self.source = packed["sources"][packed["source"]]
        self.day, self.part, self.fold = packed["day"], packed["part"], packed["fold"]
        self.binned = torch.tensor(packed["binned"], device=device)
        self.edges = packed["edges"]
        self.names = [str(name) for name in packed["features"]]
        self.is_list = np.char.startswith(self.source, "list_")
        self.is_reserve = self.part == 2

    def of(self, sources):
        return np.isin(self.source, sources)

    def rows(self, mask):
        return torch.tensor(np.flatnonzero(mask), device=self.device)


def weights_of(data, learn):
    """Large sources count for more than small ones, but not in proportion; both kinds count the same in sum."""
    weight = np.zeros(len(data.label), dtype=np.float32)
    for source in np.unique(data.source[learn]):
        rows = learn & (data.source == source)
        weight[rows] = rows.sum() ** -0.4 * (0.4 if source.startswith("list_") else 1)
    for label in (0, 1):
        rows = learn & (data.label == label)
        weight[rows] *= learn.sum() / 2 / weight[rows].sum()
    return torch.tensor(weight, device=data.device)


def spell(data, learn, weight, seed):
    """The spelling model, which learns from the lists as well."""
    rows = data.rows(learn)
    return train_spelling(data.codes[rows], data.length[rows], data.target[rows], weight[rows], seed)


def spelled(data, rows, spelling):
    return spelling_logits(spelling, data.codes[rows], data.length[rows])


def out_of_fold(data, learn, weight):
    """The spelling model's predictions for links whose site it never saw: only those teach the trees how far to trust it."""
    answers = torch.zeros(len(data.label), device=data.device)
    for k in range(FOLDS):
        held = data.fold % FOLDS == k
        spelling = spell(data, learn & ~held, weight, seed=k + 1)
        rows = data.rows(held & learn & ~data.is_list)
        answers[rows] = spelled(data, rows, spelling)
    return answers


def fit_trees(data, learn, weight, answers):
    binned, edges = data.binned.clone(), data.edges.copy()
    rows = data.rows(learn & ~data.is_list)
    column = data.names.index("spelling")
    some = answers[rows[torch.randperm(len(rows), device=data.device)[:100_000]]]
    cuts = torch.quantile(some, torch.linspace(0.004, 0.996, 120, device=data.device)).unique()
    edges[column] = np.inf
    edges[column, : len(cuts)] = cuts.cpu().numpy()
    binned[:, column] = torch.searchsorted(cuts, answers).to(torch.uint8)
    questions = Questions(binned, torch.tensor(edges), 64)
    base, grown = grow(
        questions.answers(binned[rows]), questions, data.target[rows], weight[rows] / weight[rows].mean(),
        trees=600, rate=0.07,
    )
    return questions, base, grown, edges


def logits_of(data, rows, trees, answers):
    questions, base, grown, edges = trees
    binned = data.binned[rows].clone()
    column = data.names.index("spelling")
    cuts = torch.tensor(edges[column][np.isfinite(edges[column])], device=data.device)
    binned[:, column] = torch.searchsorted(cuts, answers).to(torch.uint8)
    parts = [
        tree_logits(base, grown, questions.answers(binned[start : start + 50_000]))
        for start in range(0, len(rows), 50_000)
    ]
    return torch.cat(parts).cpu().numpy()


def write(folder, data, spelling, trees):
    folder.mkdir(parents=True, exist_ok=True)
    steps, scale, bias = export_spelling(spelling)
    steps.tofile(folder / "spelling.bin")
    questions, base, grown, _ = trees
    (folder / "trees.json").write_text(json.dumps(export_trees(data.names, questions, base, grown)))
    shape = dict(spelling=dict(bits=20, scale=scale, bias=bias))
    (folder / "shape.json").write_text(json.dumps(shape))


def main(path, out):
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = Data(path, device)
    log(len(data.label), "links")
    everything = ~data.is_reserve
    legit_reserve = data.is_reserve & (data.label == 0) & ~data.is_list
    left_out = {}

    def finish(name, learn, weight, answers, test):
        spelling = spell(data, learn, weight, seed=0)
        trees = fit_trees(data, learn, weight, answers)
        write(out / name, data, spelling, trees)
        rows = data.rows(test)
        logits = logits_of(data, rows, trees, spelled(data, rows, spelling))
        left_out[name] = (np.flatnonzero(test), logits)
        return logits

    def compare(name, test, logits):
        positive, negative = logits[data.label[test] == 1], logits[data.label[test] == 0]
        log(f"{name}: auc {auc(positive, negative):.4f}, recall {recall_at(positive, negative, 0.01):.3f} at 1 %,"
            f" {recall_at(positive, negative, 0.001):.3f} at 0.1 % of {len(positive)} and {len(negative)}")

    weight = weights_of(data, everything)
    answers = out_of_fold(data, everything, weight)
    log("out of fold done")
    test = data.is_reserve & ~data.is_list
    compare("shipped, reserve", test, finish("shipped", everything, weight, answers, test))

    for name, sources in {**LEGIT_GROUPS, **PHISH_GROUPS}.items():
        learn = everything & ~data.of(sources)
        test = data.of(sources) & ~data.is_list & (data.part != 0)
        logits = finish(f"without-{name}", learn, weights_of(data, learn), answers, test)
        log(f"without-{name}: {len(logits)} links, median logit {np.median(logits):.2f}")

    old = everything & ((data.label == 0) | (data.day < NEWEST))
    weight = weights_of(data, old)
    answers = out_of_fold(data, old, weight)
    newest = data.is_reserve & (data.label == 1) & (data.day >= NEWEST) & ~data.is_list
    test = newest | legit_reserve
    compare("time, newest", test, finish("time", old, weight, answers, test))

    allowed = everything & ~data.of(NON_COMMERCIAL)
    weight = weights_of(data, allowed)
    answers = out_of_fold(data, allowed, weight)
    test = newest | legit_reserve
    compare("open-terms, newest", test, finish("open-terms", allowed, weight, answers, test))

    np.savez_compressed(out / "left-out.npz", **{
        f"{name}/{what}": value
        for name, (rows, logits) in left_out.items()
        for what, value in (("rows", rows.astype(np.int32)), ("logits", logits.astype(np.float32)))
    })
    log("done")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
