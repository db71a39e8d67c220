"""Marks as screens show them, made on the graphics card: placed, coloured, on a ground, made small, compressed.

A square of CANVAS pixels stands for what the cutter takes out of a screenshot: the place and an eighth of its length around
it. Everything here works on whole batches.
"""
import gzip
import json
import math
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from logo_net import SIDE

CANVAS = 96
# What share of the square a well cut mark covers: 1 / (1 + 2 * 0.125).
FILL = 0.8


class Stock:
    """The drawings and the cut-out places that `ml/export/logos.ts` wrote."""

    def __init__(self, folder, device):
        folder = Path(folder)
        about = json.loads((folder / "about.json").read_text())
        self.device = device
        self.brands = about["brands"]
        marks = about["marks"]
        self.marks = self.read(folder, "marks", 4, CANVAS, channels_last=True)
        self.brand = torch.tensor([mark["brand"] for mark in marks], device=device)
        self.has_ink = torch.tensor([mark["ink"] is not None for mark in marks], device=device)
        self.any_colour = torch.tensor([mark["isAnyColour"] for mark in marks], device=device)
        self.ink = torch.tensor([rgb(mark["ink"] or "#000000") for mark in marks], device=device)
        count = torch.bincount(self.brand, minlength=len(self.brands))
        self.drawings = torch.zeros(len(self.brands), int(count.max()), dtype=torch.long, device=device)
        for brand in range(len(self.brands)):
            mine = (self.brand == brand).nonzero()[:, 0]
            self.drawings[brand] = mine[torch.arange(int(count.max()), device=device) % len(mine)]
        self.others = {name: self.read(folder, name, 1, 64) for name in ("companies", "icons", "letters")}
        self.emoji = self.read(folder, "emoji", 4, 64, channels_last=True)
        self.crops = self.read(folder, "crops", 3, SIDE)
        self.crop_label = torch.tensor(about["labels"], device=device)
        self.crop_page = torch.tensor(about["pageOf"], device=device)

    def read(self, folder, name, channels, side, channels_last=False):
        raw = np.frombuffer(gzip.decompress((folder / f"{name}.bin.gz").read_bytes()), dtype=np.uint8)
        shape = (-1, side, side, channels) if channels_last else (-1, channels, side, side)
        array = torch.from_numpy(raw.reshape(shape).copy()).to(self.device)
        return array.permute(0, 3, 1, 2).contiguous() if channels_last else array


def rgb(text):
    return [int(text[at:at + 2], 16) / 255 for at in (1, 3, 5)]


def uniform(count, low, high, device):
    return torch.rand(count, device=device) * (high - low) + low


def placed(content, scale, shift, stretch=None, canvas=CANVAS):
    """The content on an empty canvas, `scale` of which it covers, moved from the middle by `shift`."""
    count, device = len(content), content.device
    stretch = torch.ones(count, device=device) if stretch is None else stretch
    theta = torch.zeros(count, 2, 3, device=device)
    theta[:, 0, 0] = 1 / (scale * stretch)
    theta[:, 1, 1] = stretch / scale
    theta[:, 0, 2] = -shift[:, 0] / (scale * stretch)
    theta[:, 1, 2] = -shift[:, 1] * stretch / scale
    grid = F.affine_grid(theta, (count, content.shape[1], canvas, canvas), align_corners=False)
    return F.grid_sample(content, grid, mode="bilinear", padding_mode="zeros", align_corners=False)


def any_colour(count, device):
    hue = torch.rand(count, 1, device=device) * 6
    pure = torch.stack([(hue[:, 0] - 3).abs() - 1, 2 - (hue[:, 0] - 2).abs(), 2 - (hue[:, 0] - 4).abs()], 1).clamp(0, 1)
    strength = uniform(count, 0.2, 1, device)[:, None]
    light = uniform(count, 0.15, 0.95, device)[:, None]
    return ((1 - strength) * 0.5 + strength * pure) * light * 1.15 + (light - 0.7).clamp(min=0)


def neutral(count, device):
    white = 1 - torch.randn(count, 1, device=device).abs() * 0.02
    tinted = 1 - torch.rand(count, 3, device=device) * 0.14
    dark = uniform(count, 0.02, 0.2, device)[:, None] + torch.rand(count, 3, device=device) * 0.06
    kind = torch.rand(count, 1, device=device)
    return torch.where(kind < 0.55, white.expand(-1, 3), torch.where(kind < 0.75, tinted, dark)).clamp(0, 1)


def colours(own, any_allowed):
    """Ink and ground for marks of one ink: the brand's on a page, white on the brand's, black, white, grey, anything."""
    count, device = len(own), own.device
    page = neutral(count, device)
    kind = torch.where(any_allowed, torch.rand(count, device=device), torch.rand(count, device=device) * 0.58)[:, None]
    own = (own + torch.randn_like(own) * 0.03).clamp(0, 1)
    grey = uniform(count, 0.25, 0.7, device)[:, None].expand(-1, 3)
    light = (1 - torch.rand(count, 3, device=device) * 0.1)
    dark = torch.rand(count, 3, device=device) * 0.25
    ink, ground = own, page
    for limit, (new_ink, new_ground) in (
        (0.42, (torch.ones_like(own), own)), (0.58, (torch.rand(count, 1, device=device).expand(-1, 3) * 0.15, light)),
        (0.68, (light, dark)), (0.80, (grey, light)), (0.88, (any_colour(count, device), any_colour(count, device))),
        (0.96, (light, any_colour(count, device))),
    ):
        ink = torch.where(kind >= limit, new_ink, ink)
        ground = torch.where(kind >= limit, new_ground, ground)
    return ink, apart(ink, ground)


def apart(ink, ground):
    """The ground, unless the ink could not be seen on it."""
    close = (ink - ground).abs().amax(1, keepdim=True) < 0.22
    other = torch.where(ink.mean(1, keepdim=True) < 0.5, torch.full_like(ink, 0.97), torch.full_like(ink, 0.1))
    return torch.where(close, other, ground)


def field(count, device):
    """Two ramps across the canvas, from -1 to 1."""
    line = torch.linspace(-1, 1, CANVAS, device=device)
    return line[None, None, :].expand(count, CANVAS, CANVAS), line[None, :, None].expand(count, CANVAS, CANVAS)


def grounds(colour):
    """Mostly flat, some blended into a second colour, some like a photograph."""
    count, device = len(colour), colour.device
    x, y = field(count, device)
    angle = uniform(count, 0, 2 * math.pi, device)[:, None, None]
    ramp = ((x * angle.cos() + y * angle.sin()) / 2.8 + 0.5)[:, None]
    blend = (torch.rand(count, device=device) < 0.15).float()[:, None, None, None] * uniform(count, 0.1, 0.8, device)[:, None, None, None]
    second = any_colour(count, device)[:, :, None, None]
    flat = colour[:, :, None, None]
    ground = flat + blend * ramp * (second - flat)
    noise = 0
    for size, weight in ((3, 0.5), (6, 0.3), (13, 0.2), (40, 0.12)):
        noise = noise + weight * F.interpolate(torch.randn(count, 3, size, size, device=device), (CANVAS, CANVAS), mode="bilinear", align_corners=False)
    photo = (torch.rand(count, device=device) < 0.1).float()[:, None, None, None] * uniform(count, 0.05, 0.4, device)[:, None, None, None]
    return (ground + photo * noise).clamp(0, 1)


def on_tile(ground, tile, page, size, radius, border, line):
    """A tile with round corners on the page, or a frame of one line around the ground."""
    x, y = field(len(ground), ground.device)
    half = size[:, None, None]
    round_by = radius[:, None, None] * half
    dx, dy = x.abs() - half + round_by, y.abs() - half + round_by
    outside = torch.sqrt(dx.clamp(min=0) ** 2 + dy.clamp(min=0) ** 2) + torch.maximum(dx, dy).clamp(max=0) - round_by
    pixel = 2 / CANVAS
    inside = (0.5 - outside / pixel).clamp(0, 1)[:, None]
    rim = (1 - ((outside + border[:, None, None]).abs() / (pixel * 1.2))).clamp(0, 1)[:, None] * (border > 0).float()[:, None, None, None]
    shown = page[:, :, None, None] * (1 - inside) + ground * inside
    shown = shown * (1 - rim) + line[:, :, None, None] * rim
    keep = tile.float()[:, None, None, None]
    return ground * (1 - keep) + shown * keep


def composed(content, has_ink, own, any_allowed, scale, shift, greyed):
    """A batch of canvases: content [n, 4, h, w] in its own colours, or in one ink where it has one."""
    count, device = len(content), content.device
    ink, ground_colour = colours(own, any_allowed)
    ground_colour = torch.where(has_ink[:, None], ground_colour, neutral(count, device))
    tile = torch.rand(count, device=device) < 0.3
    size = uniform(count, 0.74, 0.86, device)
    page = neutral(count, device)
    line = torch.where(torch.rand(count, 1, device=device) < 0.5, page * uniform(count, 0.6, 0.9, device)[:, None], any_colour(count, device))
    border = (torch.rand(count, device=device) < 0.3).float() * 0.03
    radius = torch.where(torch.rand(count, device=device) < 0.2, torch.ones(count, device=device), torch.rand(count, device=device) * 0.6)
    ground = on_tile(grounds(ground_colour), tile, page, size, radius, border, line)
    within = torch.where(tile, uniform(count, 0.5, 0.86, device), torch.ones(count, device=device))
    # Colours are weighed by their opacity while they are moved: what is not seen must not tint the rims.
    content = torch.cat([content[:, :3] * content[:, 3:], content[:, 3:]], 1)
    layer = placed(content, scale * within, shift, (torch.randn(count, device=device) * 0.025).exp())
    opacity = torch.where(has_ink[:, None, None, None], redrawn(layer[:, 3:]), layer[:, 3:])
    fixed = layer[:, :3]
    fixed = torch.where(greyed[:, None, None, None], fixed.mean(1, keepdim=True).expand(-1, 3, -1, -1), fixed)
    paint = torch.where(has_ink[:, None, None, None], ink[:, :, None, None].expand_as(fixed), fixed / opacity.clamp(min=1e-3))
    return ground * (1 - opacity) + paint.clamp(0, 1) * opacity


def redrawn(opacity):
    """Some a little bolder or finer, with rounder corners: as another artist would have drawn them."""
    count, device = len(opacity), opacity.device
    soft = F.avg_pool2d(F.pad(opacity, (2, 2, 2, 2)), 5, 1)
    other = ((soft - 0.5) * 3 + 0.5 + uniform(count, -0.7, 0.7, device)[:, None, None, None]).clamp(0, 1)
    return torch.where(torch.rand(count, 1, 1, 1, device=device) < 0.25, other, opacity)


def spoiled(canvas, long_side, quality):
    """As a screenshot holds it, `long_side` pixels for the mark, and as the cutter brings that back to its size."""
    side = min(CANVAS, round(long_side / FILL))
    x = canvas if side == CANVAS else resized(canvas, side)
    if quality:
        x = jpeg(x, quality)
    return resized(x, SIDE)


def resized(x, side):
    return F.interpolate(x, (side, side), mode="bilinear", antialias=side < x.shape[-1], align_corners=False)


LUMA = [16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99]
CHROMA = [17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99]
TO_YCC = [[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]]


def jpeg(x, quality):
    """What JPEG leaves of it: blocks of eight in another base, rounded, colours at half the size."""
    count, _, height, width = x.shape
    left, top = (int(torch.randint(0, 8, ()).item()) for _ in range(2))
    x = F.pad(x, (left, -(left + width) % 16, top, -(top + height) % 16), mode="replicate")
    base = torch.tensor(TO_YCC, device=x.device)
    ycc = torch.einsum("ij,njhw->nihw", base, x * 255 - 128)
    factor = (5000 / quality if quality < 50 else 200 - 2 * quality) / 100
    luma = torch.tensor(LUMA, device=x.device).float().view(8, 8)
    chroma = torch.full((8, 8), 99.0, device=x.device)
    chroma[:4, :4] = torch.tensor(CHROMA, device=x.device).float().view(4, 4)
    bright = blocks_rounded(ycc[:, :1], (luma * factor).clamp(min=1).round())
    colour = blocks_rounded(F.avg_pool2d(ycc[:, 1:], 2), (chroma * factor).clamp(min=1).round())
    colour = F.interpolate(colour, scale_factor=2, mode="bilinear", align_corners=False)
    out = torch.einsum("ij,njhw->nihw", torch.linalg.inv(base), torch.cat([bright, colour], 1))
    out = ((out + 128) / 255).clamp(0, 1)
    return out[:, :, top:top + height, left:left + width]


def blocks_rounded(plane, steps):
    count, channels, height, width = plane.shape
    rank = torch.arange(8, device=plane.device).float()
    base = torch.cos((2 * rank[None] + 1) * rank[:, None] * math.pi / 16) * math.sqrt(0.25)
    base[0] = math.sqrt(0.125)
    blocks = plane.view(count, channels, height // 8, 8, width // 8, 8).permute(0, 1, 2, 4, 3, 5)
    waves = base @ blocks @ base.T
    rounded = base.T @ ((waves / steps).round() * steps) @ base
    return rounded.permute(0, 1, 2, 4, 3, 5).reshape(count, channels, height, width)
