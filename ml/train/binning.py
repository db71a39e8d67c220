"""Features as small whole numbers: the trees only ask whether a value is above an edge."""
import numpy as np

MAX_BINS = 255


def bin_features(features: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The bin of each value, and per feature the sorted edges, padded with +inf. Bin b means: above b of the edges.

    Unknown values (NaN) are above no edge, as in serving, where NaN > threshold is false.
    """
    count = features.shape[1]
    binned = np.zeros(features.shape, dtype=np.uint8)
    edges = np.full((count, MAX_BINS), np.inf, dtype=np.float32)
    for column in range(count):
        values = features[:, column]
        known = values[~np.isnan(values)]
        found = edges_of(known)
        edges[column, : len(found)] = found
        # side='left': a value equal to an edge is not above it.
        bins = np.searchsorted(found, values, side="left")
        binned[:, column] = np.where(np.isnan(values), 0, bins)
    return binned, edges


def edges_of(values: np.ndarray) -> np.ndarray:
    distinct = np.unique(values)
    if len(distinct) <= 1:
        return np.zeros(0, dtype=np.float32)
    if len(distinct) <= MAX_BINS:
        middles = (distinct[:-1].astype(np.float64) + distinct[1:]) / 2
    else:
        middles = np.unique(np.quantile(values, np.linspace(0, 1, MAX_BINS + 2)[1:-1]))
    return np.unique(middles.astype(np.float32))[:MAX_BINS]
