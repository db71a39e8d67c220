"""Probabilities and thresholds from logits of sources that a model never saw. Groups count the same, however large."""
import numpy as np


def pooled(groups):
    values = np.concatenate(list(groups.values()))
    weights = np.concatenate([np.full(len(logits), 1 / len(logits) / len(groups)) for logits in groups.values()])
    return values, weights


def platt(honest, phishing):
    """Slope and offset of the logistic curve, with as much weight on phishing as on honest input."""
    (a, wa), (b, wb) = pooled(honest), pooled(phishing)
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
