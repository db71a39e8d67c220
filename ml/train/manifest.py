"""What every model's manifest holds: the files and their hashes, the calibration, and what was learnt from under which terms."""
import hashlib
import json
import re
from datetime import date
from pathlib import Path

import numpy as np

LICENCES = json.loads((Path(__file__).parent / "licences.json").read_text())


def write_manifest(folder, model, calibration, files, trained_on, data, command):
    trees = folder / "trees.json"
    manifest = dict(
        id=model,
        date=date.today().isoformat(),
        trainedOn=trained_on,
        command=command,
        # The logit from which on the model alone takes something out of the safe band.
        threshold=calibration["scores"][1][0],
        calibration=calibration,
        shape=json.loads((folder / "shape.json").read_text()),
        sha256={file: hashlib.sha256((folder / file).read_bytes()).hexdigest() for file in files},
        features=len(json.loads(trees.read_text())["features"]) if trees.exists() else 0,
        data=data,
    )
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


def sources_of(source, label, learn):
    """Counts by source, each with the terms it is under."""
    # What we wrote ourselves comes in dozens of genres and is one source each way.
    source = np.array([re.sub(r"^(gen(?:_page)?_[a-z]+).*", r"\1", name) for name in source])
    found = []
    for name in np.unique(source[learn]):
        for kind, value in (("phishing", 1), ("legitimate", 0)):
            items = int(np.sum(learn & (source == name) & (label == value)))
            if items:
                found.append(dict(source=str(name), kind=kind, items=items, **terms_of(str(name))))
    return found


def terms_of(source):
    prefix = max((key for key in LICENCES if source.startswith(key)), key=len)
    return LICENCES[prefix]
