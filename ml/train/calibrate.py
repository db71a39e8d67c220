"""Probabilities and thresholds from logits of sources that a model never saw. Groups count the same, however large."""
import json

import numpy as np


def pooled(groups):
    values = np.concatenate(list(groups.values()))
    weights = np.concatenate([np.full(len(logits), 1 / len(logits) / len(groups)) for logits in groups.values()])
    return values, weights


def platt(legitimate, phishing):
    """Slope and offset of the logistic curve, with as much weight on phishing as on legitimate input."""
    (a, wa), (b, wb) = pooled(legitimate), pooled(phishing)
    x, y, w = np.concatenate([a, b]), np.concatenate([np.zeros(len(a)), np.ones(len(b))]), np.concatenate([wa, wb])
    slope, offset = 1.0, 0.0
    for _ in range(50):
        p = 1 / (1 + np.exp(-(slope * x + offset)))
        g = w * (p - y)
        h = w * p * (1 - p) + 1e-12
        gradient = np.array([(g * x).sum(), g.sum()])
        hessian = np.array([[(h * x * x).sum(), (h * x).sum()], [(h * x).sum(), h.sum()]])
        step = np.linalg.solve(hessian + np.eye(2) * 1e-9, gradient)
        slope, offset = slope - step[0], offset - step[1]
        if np.abs(step).max() < 1e-7:
            break
    return float(slope), float(offset)


def balanced_quantile(groups, share):
    values, weights = pooled(groups)
    order = np.argsort(values)
    return float(values[order][np.searchsorted(np.cumsum(weights[order]), share)])


def fit_calibration(legitimate, phishing, suspicious, certain, slack, log=print):
    """How logits become points: 21 from where `suspicious` of the legitimate input lies above, `certain[1]` points from where
    `certain[0]` does, 90 from `certain[2]` beyond that."""
    share, points, reach = certain
    slope, offset = platt(legitimate, phishing)
    at = {one: balanced_quantile(legitimate, 1 - one) for one in sorted({0.1, 0.05, 0.02, 0.01, suspicious, share}, reverse=True)}
    for kind, groups in (("legitimate", legitimate), ("phishing", phishing)):
        for name, logits in groups.items():
            above = "  ".join(f"{one}: {np.mean(logits > threshold):.4f}" for one, threshold in at.items())
            log(f"{kind:8s} {name:32s} {len(logits):6d} above {above}")
    calibration = dict(
        slope=round(slope, 4),
        offset=round(offset, 4),
        scores=[
            [round(at[0.1], 3), 0],
            [round(at[suspicious], 3), 21],
            [round(at[share], 3), points],
            [round(at[share] + reach, 3), 90],
        ],
        slack=slack,
    )
    log(json.dumps(calibration))
    return calibration
