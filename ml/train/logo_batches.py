"""What the logo net learns from: one batch holds marks, and more of what could be mistaken for them."""
import torch

from logo_scenes import CANVAS, FILL, composed, placed, spoiled, uniform
from logo_net import SIDE

# Shares of a batch. Label 0 is none of the brands.
SHARES = dict(marks=0.40, companies=0.19, icons=0.08, letters=0.07, emoji=0.03, pieces=0.04, recoloured=0.02, crops=0.17)
QUALITIES = (None, None, None, 45, 60, 60, 70, 80, 90)
CHUNK = 256


class Batches:
    def __init__(self, stock, holdout=False):
        """With `holdout` from the drawings and pages that are kept back to choose the thresholds, else from the others."""
        self.stock = stock
        keep = lambda count, every: torch.tensor([(at % every == 3) == holdout for at in range(count)], device=stock.device).nonzero()[:, 0]
        self.others = {name: keep(len(array), 8) for name, array in stock.others.items()}
        self.emoji = keep(len(stock.emoji), 8)
        page = (stock.crop_page % 8 == 3) == holdout
        self.mark_crops = (page & (stock.crop_label > 0)).nonzero()[:, 0]
        self.other_crops = (page & (stock.crop_label == 0)).nonzero()[:, 0]

    def draw(self, count, shares=SHARES):
        """Squares [n, 3, 48, 48] and their labels."""
        made = dict(marks=self.marks, pieces=self.pieces, recoloured=self.recoloured)
        canvases, labels = [], []
        for kind, share in shares.items():
            if kind == "crops":
                continue
            part = max(1, round(count * share))
            canvas, label = made[kind](part) if kind in made else self.other(kind, part)
            canvases.append(canvas)
            labels.append(label)
        canvas, label = torch.cat(canvases), torch.cat(labels)
        order = torch.randperm(len(canvas), device=canvas.device)
        canvas, label = canvas[order], label[order]
        crops = torch.cat([spoil(part) for part in canvas.split(CHUNK)])
        if shares.get("crops") and len(self.mark_crops):
            cut, cut_label = self.cut(round(count * shares["crops"]))
            crops, label = torch.cat([crops, cut]), torch.cat([label, cut_label])
        return toned(crops), label

    def marks(self, count):
        stock, device = self.stock, self.stock.device
        brand = torch.randint(0, len(stock.brands), (count,), device=device)
        pick = stock.drawings[brand, torch.randint(0, stock.drawings.shape[1], (count,), device=device)]
        return self.scene(pick, *well_cut(count, device)), brand + 1

    def scene(self, pick, scale, shift):
        stock = self.stock
        greyed = stock.any_colour[pick] & (torch.rand(len(pick), device=stock.device) < 0.12)
        return composed(stock.marks[pick].float() / 255, stock.has_ink[pick], stock.ink[pick], stock.any_colour[pick], scale, shift, greyed)

    def pieces(self, count):
        """A part of a mark, as wrong cuts show it: none of the brands."""
        stock, device = self.stock, self.stock.device
        pick = torch.randint(0, len(stock.marks), (count,), device=device)
        scale = uniform(count, 1.6, 3.2, device)
        shift = (torch.rand(count, 2, device=device) * 2 - 1) * (scale[:, None] * 0.8)
        return self.scene(pick, scale, shift), torch.zeros(count, dtype=torch.long, device=device)

    def recoloured(self, count):
        """Logos that belong to no brand in other colours, in other colours."""
        stock, device = self.stock, self.stock.device
        fixed = (~stock.any_colour & ~stock.has_ink).nonzero()[:, 0]
        pick = fixed[torch.randint(0, len(fixed), (count,), device=device)]
        content = stock.marks[pick].float() / 255
        order = torch.tensor([[1, 2, 0], [2, 0, 1], [1, 0, 2]], device=device)[torch.randint(0, 3, (count,), device=device)]
        colour = torch.gather(content[:, :3], 1, order[:, :, None, None].expand(-1, -1, CANVAS, CANVAS))
        scale, shift = well_cut(count, device)
        none = torch.zeros(count, dtype=torch.bool, device=device)
        canvas = composed(torch.cat([colour, content[:, 3:]], 1), none, stock.ink[pick], ~none, scale, shift, none)
        return canvas, torch.zeros(count, dtype=torch.long, device=device)

    def other(self, kind, count):
        """Another drawing, as often as not in the colour of a brand."""
        stock, device = self.stock, self.stock.device
        from_ = self.others[kind] if kind in self.others else self.emoji
        if len(from_) == 0:
            return self.pieces(count)
        pick = from_[torch.randint(0, len(from_), (count,), device=device)]
        scale, shift = well_cut(count, device)
        every = torch.ones(count, dtype=torch.bool, device=device)
        if kind == "emoji":
            content = stock.emoji[pick].float() / 255
        else:
            alpha = stock.others[kind][pick].float() / 255
            content = torch.cat([torch.zeros_like(alpha).expand(-1, 3, -1, -1), alpha], 1)
        own = stock.ink[torch.randint(0, len(stock.marks), (count,), device=device)]
        has_ink = every if kind != "emoji" else ~every
        return composed(content, has_ink, own, every, scale, shift, ~every), torch.zeros(count, dtype=torch.long, device=device)

    def cut(self, count):
        """Places out of rendered pages, moved a little."""
        half = count // 2
        rows = torch.cat([some[torch.randint(0, len(some), (half,), device=some.device)] for some in (self.mark_crops, self.other_crops)])
        crops = self.stock.crops[rows].float() / 255
        device = crops.device
        scale = uniform(len(rows), 0.96, 1.1, device)
        shift = (torch.rand(len(rows), 2, device=device) * 2 - 1) * 0.05
        padded = torch.cat([crops, torch.ones_like(crops[:, :1])], 1)
        moved = placed(padded, scale, shift, canvas=SIDE)
        # What moves in from outside has the colour of the corner.
        corner = crops[:, :, :1, :1]
        return moved[:, :3] + corner * (1 - moved[:, 3:]), self.stock.crop_label[rows]


def well_cut(count, device):
    scale = FILL * (torch.randn(count, device=device) * 0.06).exp().clamp(0.84, 1.16)
    return scale, torch.randn(count, 2, device=device).clamp(-2, 2) * 0.035


def spoil(canvas):
    # From a favicon to a mark that fills the canvas, small ones as often as large ones.
    long_side = 12 * (8 ** torch.rand(()).item())
    quality = QUALITIES[int(torch.randint(0, len(QUALITIES), ()).item())]
    return spoiled(canvas, long_side, quality)


def toned(crops):
    """A little brighter, darker, softer, noisier."""
    count, device = len(crops), crops.device
    gain = uniform(count, 0.92, 1.06, device)[:, None, None, None]
    noise = torch.randn_like(crops) * (torch.rand(count, device=device) ** 3 * 0.05)[:, None, None, None]
    return ((crops - 0.5) * gain + 0.5 + noise).clamp(0, 1)
