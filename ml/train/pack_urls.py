"""Packs what ml/export/urls.ts wrote into one small file: features in at most 255 steps each, characters as they are.

    python3 ml/train/pack_urls.py .training/urls .training/urls.npz
"""
import json
import sys
from pathlib import Path

import numpy as np

from binning import bin_features


def main(folder: Path, out: Path) -> None:
    names = json.loads((folder / "features.json").read_text())
    features = np.fromfile(folder / "features.f32", dtype=np.float32).reshape(-1, len(names))
    with (folder / "rows.jsonl").open() as lines:
        rows = [json.loads(line) for line in lines]
    sources = sorted({row["source"] for row in rows})
    binned, edges = bin_features(features)
    np.savez_compressed(
        out,
        codes=np.fromfile(folder / "codes.u16", dtype=np.uint16),
        offsets=np.fromfile(folder / "offsets.u32", dtype=np.uint32),
        binned=binned,
        edges=edges,
        features=np.array(names),
        label=np.array([row["isPhishing"] for row in rows], dtype=np.uint8),
        source=np.array([sources.index(row["source"]) for row in rows], dtype=np.uint8),
        sources=np.array(sources),
        # Years alone, and nothing, count as the first day.
        day=np.array([(row["date"] + "-01-01")[:10] if row["date"] else "0000-01-01" for row in rows]),
        part=np.array([["fit", "train", "reserve"].index(row["part"]) for row in rows], dtype=np.uint8),
        # Folds follow the site, never the link.
        fold=np.array([fold_of(row["url"]) for row in rows], dtype=np.uint8),
    )
    print(f"{len(rows)} links, {len(names)} features -> {out.stat().st_size / 1e6:.1f} MB")


def fold_of(url: str) -> int:
    import hashlib

    host = url.split("//")[-1].split("/")[0].lower().removeprefix("www.")
    site = ".".join(host.split(".")[-2:])
    return hashlib.sha1(site.encode()).digest()[2]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
