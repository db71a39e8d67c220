"""The character net: convolutions over the characters of a link, small enough for plain arithmetic in the server.

Trained with batch normalisation and a narrow embedding; both are folded into plain tables when the weights are exported,
in the order that src/engine/inference/character-net.ts reads.
"""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F


class CharacterNet(nn.Module):
    def __init__(self, vocabulary, channels=128, embedding=48, first_width=7, block_width=5, blocks=3, hidden=64):
        super().__init__()
        self.shape = dict(
            vocabulary=vocabulary, channels=channels, firstWidth=first_width,
            blockWidth=block_width, blocks=blocks, hidden=hidden,
        )
        self.embed = nn.Embedding(vocabulary + 1, embedding, padding_idx=vocabulary)
        self.first = nn.Conv1d(embedding, channels, first_width, padding=first_width // 2)
        self.first_norm = nn.BatchNorm1d(channels)
        self.depth = nn.ModuleList(
            nn.Conv1d(channels, channels, block_width, padding=block_width // 2, groups=channels)
            for _ in range(blocks)
        )
        self.point = nn.ModuleList(nn.Conv1d(channels, channels, 1) for _ in range(blocks))
        self.norms = nn.ModuleList(nn.BatchNorm1d(channels) for _ in range(blocks))
        self.hidden = nn.Linear(2 * channels, hidden)
        self.out = nn.Linear(hidden, 1)
        self.dropout = nn.Dropout(0.2)

    def forward(self, codes, length):
        mask = positions_below(length, codes.shape[1])
        x = self.embed(codes.long()).transpose(1, 2)
        x = F.relu(self.first_norm(self.first(x))) * mask
        for depth, point, norm in zip(self.depth, self.point, self.norms):
            x = F.max_pool1d(x, 2, ceil_mode=True)
            length = (length + 1) // 2
            mask = positions_below(length, x.shape[2])
            x = (x + F.relu(norm(point(depth(x))))) * mask
        most = x.amax(dim=2)
        mean = x.sum(dim=2) / length.clamp(min=1)[:, None]
        pooled = self.dropout(torch.cat([most, mean], dim=1))
        return self.out(self.dropout(F.relu(self.hidden(pooled)))).squeeze(1)

    @torch.no_grad()
    def export(self) -> np.ndarray:
        """One run of 32-bit numbers, normalisation and embedding folded in."""
        self.eval()
        scale, shift = fold(self.first_norm)
        # [C, E, K] and [V, E] -> [K, V, C]
        table = torch.einsum("cek,ve->kvc", self.first.weight, self.embed.weight[:-1]) * scale
        runs = [table, self.first.bias * scale + shift]
        for depth, point, norm in zip(self.depth, self.point, self.norms):
            scale, shift = fold(norm)
            weight = point.weight[:, :, 0]
            runs += [
                depth.weight[:, 0, :].T,
                depth.bias,
                (weight * scale[:, None]).T,
                point.bias * scale + shift,
            ]
        runs += [self.hidden.weight.T, self.hidden.bias, self.out.weight[0], self.out.bias]
        return np.concatenate([run.detach().float().cpu().contiguous().numpy().ravel() for run in runs])


def positions_below(length, count):
    return (torch.arange(count, device=length.device)[None, :] < length[:, None])[:, None, :]


def fold(norm: nn.BatchNorm1d):
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return scale, norm.bias - norm.running_mean * scale


def train_net(net, codes, length, target, weight, epochs, seed, blank, batch=2048, rate=2e-3, augment=None):
    """Trains in place. Some characters are blanked each time, so that no single one decides."""
    torch.manual_seed(seed)
    device = codes.device
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    steps = epochs * (len(codes) // batch + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=rate, total_steps=steps)
    net.train()
    for _ in range(epochs):
        order = torch.randperm(len(codes), device=device)
        for start in range(0, len(codes), batch):
            rows = order[start : start + batch]
            x, n = codes[rows], length[rows]
            if augment is not None:
                x, n = augment(rows, x, n)
            keep = int(n.max())
            x = x[:, :keep]
            drop = torch.rand(x.shape, device=device) < 0.04
            x = torch.where(drop & (torch.arange(keep, device=device)[None] < n[:, None]), blank, x.int())
            with torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda"):
                logit = net(x, n)
            loss = F.binary_cross_entropy_with_logits(logit.float(), target[rows], weight=weight[rows])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            optimiser.step()
            schedule.step()
    net.eval()
    return net


@torch.no_grad()
def net_logits(net, codes, length, batch=16384):
    parts = []
    for start in range(0, len(codes), batch):
        n = length[start : start + batch]
        x = codes[start : start + batch, : int(n.max())]
        parts.append(net(x.int(), n).float())
    return torch.cat(parts)
