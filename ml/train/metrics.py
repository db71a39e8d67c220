"""What a first look at a training needs; the report's figures come from ml/metrics."""
import numpy as np


def auc(positive, negative):
    values, inverse, counts = np.unique(np.concatenate([positive, negative]), return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[inverse][: len(positive)]
    return (ranks.sum() - len(positive) * (len(positive) + 1) / 2) / (len(positive) * len(negative))


def recall_at(positive, negative, share):
    threshold = np.sort(negative)[::-1][int(len(negative) * share)]
    return (positive > threshold).mean()
