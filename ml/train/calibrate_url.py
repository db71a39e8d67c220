"""Fits the calibration of the URL model on sources it never saw, and writes the manifests.

    python3 ml/train/calibrate_url.py .training/urls.npz .training/out/url models/url

The legitimate links come from the trainings that left their sources out, each group counting the same; the phishing from the
newest period and from feeds left out. The shipped weights are copied to the last folder.
"""
import shutil
import sys
from pathlib import Path

import numpy as np

from calibrate import fit_calibration
from manifest import sources_of
from manifest import write_manifest as write_model_manifest

# The only source of links of its kind: an unseen kind cannot be judged, so its sites in the reserve stand in.
ONE_OF_A_KIND = {
    "without-free-hosting": ["free_hosting_legit"],
    "without-mail-links": ["email_links_ham"],
}
FILES = ("trees.json", "spelling.bin")


def main(packed_path, out, shipped):
    packed = np.load(packed_path)
    label = packed["label"]
    left_out = np.load(out / "left-out.npz")
    groups = sorted({key.split("/")[0] for key in left_out.files})
    legitimate, phishing = {}, {}
    for name in groups:
        rows, logits = left_out[f"{name}/rows"], left_out[f"{name}/logits"]
        if name.startswith("without-") and name not in ONE_OF_A_KIND:
            (phishing if label[rows].all() else legitimate)[name] = logits
        elif name == "time":
            phishing[name] = logits[label[rows] == 1]
    rows, logits = left_out["shipped/rows"], left_out["shipped/logits"]
    reserved = packed["sources"][packed["source"]][rows]
    for name, sources in ONE_OF_A_KIND.items():
        legitimate[f"reserve of {name}"] = logits[np.isin(reserved, sources)]
    # Out of the safe band at one in fifty legitimate links of unseen kinds, well into it at one in a thousand.
    calibration = fit_calibration(legitimate, phishing, suspicious=0.02, certain=(0.001, 55, 3), slack=5)
    source = packed["sources"][packed["source"]]
    data = sources_of(source, label, packed["part"] != 2)
    for folder in out.iterdir():
        if folder.is_dir():
            settle(folder / "url", folder, calibration, data)
    shutil.copytree(out / "shipped" / "url", shipped, dirs_exist_ok=True, ignore=shutil.ignore_patterns("shape.json"))


def settle(target, folder, calibration, data):
    target.mkdir(exist_ok=True)
    for file in FILES:
        if (folder / file).exists():
            shutil.move(folder / file, target / file)
    if (folder / "shape.json").exists():
        shutil.move(folder / "shape.json", target / "shape.json")
    write_model_manifest(target, "url", calibration, FILES, "links seen up to 2026-03-31", data, "python3 ml/train/url.py")


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:4]))
