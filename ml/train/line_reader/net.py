"""The line reader: a small convolutional net with the CTC loss. It sees a few letters to either side and has no memory of
words, so it reads what is drawn and does not correct it."""

import torch
from torch import nn

from .alphabet import CLASSES


def conv(inside, outside, kernel, stride=(1, 1), padding=(0, 0), dilation=(1, 1)):
    return nn.Sequential(
        nn.Conv2d(inside, outside, kernel, stride, padding, dilation, bias=False),
        nn.BatchNorm2d(outside),
    )


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = conv(channels, channels, (3, 3), padding=(1, 1))
        self.second = conv(channels, channels, (3, 3), padding=(1, 1))

    def forward(self, x):
        return torch.relu(x + self.second(torch.relu(self.first(x))))


class Along(nn.Module):
    """Looks to the left and right only."""

    def __init__(self, channels, dilation):
        super().__init__()
        self.mix = conv(channels, channels, (1, 5), padding=(0, 2 * dilation), dilation=(1, dilation))
        self.drop = nn.Dropout(0.05)

    def forward(self, x):
        return torch.relu(x + self.drop(self.mix(x)))


class LineReader(nn.Module):
    """[N, 1, 32, W] into [N, W/2, classes]. Most of it works on every fourth column; the head predicts two letters for each."""

    def __init__(self):
        super().__init__()
        down = lambda a, b, across: nn.Sequential(conv(a, b, (3, 3), (2, across), (1, 1)), nn.ReLU())
        self.body = nn.Sequential(
            down(1, 16, 2), Block(16),
            down(16, 32, 1), Block(32),
            down(32, 80, 2), Block(80), Block(80),
            down(80, 128, 1), Block(128),
            conv(128, 176, (2, 3), padding=(0, 1)), nn.ReLU(),
            Along(176, 1), Along(176, 2), Along(176, 4), Along(176, 1),
        )
        self.head = nn.Conv2d(176, 2 * CLASSES, (1, 1))

    def forward(self, x):
        y = self.head(self.body(x))
        n, width = x.shape[0], x.shape[3]
        return y.reshape(n, 2, CLASSES, width // 4).permute(0, 3, 1, 2).reshape(n, width // 2, CLASSES)
