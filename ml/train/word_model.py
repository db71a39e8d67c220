"""A linear model over which n-grams a text has, as src/engine/inference/word-model.ts reads it. Two cores, half a minute."""
import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

BITS = 18


def bags(tokens, offsets):
    """One row per text: 1 / root of the number of its distinct n-grams, wherever it has one."""
    count = len(offsets) - 1
    rows = np.repeat(np.arange(count), np.diff(offsets))
    keys = np.unique(rows.astype(np.int64) << BITS | tokens)
    rows, columns = keys >> BITS, (keys & ((1 << BITS) - 1)).astype(np.int32)
    sizes = np.bincount(rows, minlength=count)
    values = (1 / np.sqrt(np.maximum(sizes, 1))).astype(np.float32)[rows]
    starts = np.concatenate([[0], np.cumsum(sizes)])
    return csr_matrix((values, columns, starts), shape=(count, 1 << BITS))


def train_words(bag, target, weight, penalty, steps=60):
    """Weighted logistic regression; the penalty keeps rare n-grams from being taken for proof."""
    weight = weight / weight.sum()
    transposed = bag.T.tocsr()

    def loss(parameters):
        w, bias = parameters[:-1], parameters[-1]
        logit = bag @ w + bias
        p = 1 / (1 + np.exp(-logit))
        residual = weight * (p - target)
        value = (weight * (np.logaddexp(0, logit) - target * logit)).sum() + penalty / 2 * (w @ w)
        return value, np.concatenate([transposed @ residual + penalty * w, [residual.sum()]])

    start = np.zeros((1 << BITS) + 1)
    found = minimize(loss, start, jac=True, method="L-BFGS-B", options=dict(maxiter=steps, maxcor=8)).x
    return quantised(found[:-1], found[-1])


def quantised(weights, bias):
    """Whole steps of one scale; a handful of extreme weights would make every step coarse."""
    scale = np.quantile(np.abs(weights[weights != 0]), 0.9995) / 127
    return np.clip(np.round(weights / scale), -127, 127).astype(np.int8), float(scale), float(bias)


def word_logits(model, bag):
    steps, scale, bias = model
    return bag @ (steps * scale) + bias
