"""Draws a line of text as a screen shows it and a capture keeps it: rasterised in several ways, coloured, underlined, beside other
things, scaled and compressed; then cut out and prepared exactly as src/vision/text prepares a line."""

import io
import json
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .alphabet import JOINED

HEIGHT = 32


class Drawer:
    def __init__(self, folder, fonts):
        self.folder = folder
        self.fonts = fonts
        with open(f'{folder}/coverage.json', encoding='utf8') as file:
            self.coverage = {name: set(letters) for name, letters in json.load(file).items()}
        self.files = {}
        self.hand = []
        self.cache = {}

    def deal(self, rng, count=28):
        """Chooses the few fonts and sizes of the next lines: opening a font costs more than drawing with it."""
        self.cache.clear()
        self.hand = [(rng.choice(self.fonts), self.size(rng)) for _ in range(count)]

    def font_for(self, rng, text):
        needed = set(text)
        fitting = [one for one in self.hand if needed <= self.coverage[one[0]]]
        return rng.choice(fitting) if fitting else None

    def face(self, name, size):
        key = (name, size)
        if key not in self.cache:
            if name not in self.files:
                with open(f'{self.folder}/fonts/{name}', 'rb') as file:
                    self.files[name] = file.read()
            self.cache[key] = ImageFont.truetype(io.BytesIO(self.files[name]), size, layout_engine=ImageFont.Layout.BASIC)
        return self.cache[key]

    def mask(self, rng, name, size, text, spacing):
        """How much ink lies on each pixel, with a margin of one size all around, and where the baseline is."""
        way = rng.random()
        factor = 1 if way < 0.4 else 3 if way > 0.84 else 4 if size <= 20 else 2
        face = self.face(name, size * factor)
        margin = size * factor
        ascent, descent = face.getmetrics()
        gap = spacing * size * factor
        width = int(face.getlength(text) + gap * len(text)) + 2 * margin
        image = Image.new('L', (width, ascent + descent + 2 * margin), 0)
        pen = ImageDraw.Draw(image)
        x = margin + (rng.random() * factor if factor > 1 else 0)
        y = margin + (rng.random() * factor if factor > 1 else 0)
        if gap == 0:
            pen.text((x, y), text, fill=255, font=face)
        else:
            for letter in text:
                pen.text((x, y), letter, fill=255, font=face)
                x += face.getlength(letter) + gap
        ink = np.asarray(image, np.float32) / 255
        baseline = (margin + ascent) / factor
        if factor == 1:
            return ink, baseline
        h, w = ink.shape[0] // factor * factor, ink.shape[1] // factor * factor
        ink = ink[:h, :w]
        if factor != 3:
            return ink.reshape(h // factor, factor, w // factor, factor).mean((1, 3)), baseline
        # As on screens whose three colours lie side by side: each colour sees a third of a pixel, and its neighbours a little.
        thirds = ink.reshape(h // 3, 3, w).mean(1)
        padded = np.pad(thirds, ((0, 0), (2, 2)))
        spread = sum(share * padded[:, i : i + thirds.shape[1]] for i, share in enumerate((1, 2, 3, 2, 1))) / 9
        red, green, blue = spread[:, 0::3], spread[:, 1::3], spread[:, 2::3]
        least = min(red.shape[1], green.shape[1], blue.shape[1])
        return 0.299 * red[:, :least] + 0.587 * green[:, :least] + 0.114 * blue[:, :least], baseline

    def colours(self, rng):
        way = rng.random()
        if way < 0.58:
            return rng.uniform(222, 255), rng.uniform(0, 115)
        if way < 0.83:
            return rng.uniform(0, 75), rng.uniform(150, 255)
        while True:
            ground, ink = rng.uniform(0, 255), rng.uniform(0, 255)
            if abs(ground - ink) >= 45:
                return ground, ink

    def size(self, rng):
        return rng.randint(9, 18) if rng.random() < 0.68 else round(18 * (44 / 18) ** rng.random())

    def draw(self, rng: random.Random, text: str):
        """The prepared picture of a line, 32 high, in bytes, or None where no font has its letters."""
        chosen = self.font_for(rng, text)
        if chosen is None:
            return None
        name, size = chosen
        spacing = rng.uniform(0.01, 0.14) if rng.random() < 0.08 else 0
        if spacing == 0 and rng.random() < 0.6:
            for letters, sign in JOINED.items():
                if sign in self.coverage[name]:
                    text = text.replace(letters, sign)
        ink, baseline = self.mask(rng, name, size, text, spacing)
        if rng.random() < 0.5:
            ink = ink ** rng.uniform(0.7, 1.35)
        rows, columns = np.where(ink.max(1) > 0.15)[0], np.where(ink.max(0) > 0.15)[0]
        if len(rows) == 0:
            return None
        top, bottom, left, right = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
        ground, colour = self.colours(rng)
        picture = np.full(ink.shape, ground, np.float32)
        self.surround(rng, picture, name, size, (top, bottom, left, right), ground, colour, baseline)
        picture += (colour - picture) * ink
        if rng.random() < 0.1:
            picture += np.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(1, 9), picture.shape)
        grey = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
        grey, (top, bottom, left, right) = self.spoil(rng, grey, (top, bottom, left, right))
        box = self.cut(rng, (top, bottom, left, right), size if rng.random() < 0.3 else None)
        return prepare(grey, box, rng)

    def surround(self, rng, picture, name, size, box, ground, colour, baseline):
        top, bottom, left, right = box
        height, width = picture.shape
        if rng.random() < 0.08:
            picture += np.linspace(0, rng.uniform(-40, 40), width, dtype=np.float32)[None, :]
        if rng.random() < 0.13:
            y = round(baseline) + rng.randint(1, max(1, size // 8))
            thick = max(1, size // 16)
            picture[y : y + thick, left:right] = colour
        if rng.random() < 0.15:
            other = self.face(name, size)
            words = rng.choice(['gypsy jaguar', 'Typography', 'quickly by', 'Apply now', 'Minimum', 'illicit', 'https'])
            image = Image.new('L', (width, height), 0)
            step = round(size * rng.uniform(1.15, 1.6))
            y = top - step - size // 5 if rng.random() < 0.5 else top + step - size // 5
            ImageDraw.Draw(image).text((rng.randint(0, size * 2), y), words * 3, fill=255, font=other)
            coverage = np.asarray(image, np.float32) / 255
            picture += (colour - picture) * coverage
            picture[top:bottom, :] = np.where(coverage[top:bottom, :] > 0, ground, picture[top:bottom, :])
        if rng.random() < 0.09:
            shade = ground + rng.choice([-1, 1]) * rng.uniform(15, 90)
            edge = rng.randint(2, max(3, size // 2))
            picture[max(0, top - edge - 1) : max(1, top - edge), :] = shade
            picture[min(height - 1, bottom + edge) : min(height, bottom + edge + 1), :] = shade
            if rng.random() < 0.5:
                picture[:, max(0, left - edge - 1) : max(1, left - edge)] = shade
        if rng.random() < 0.07:
            image = Image.new('L', (width, height), 0)
            pen = ImageDraw.Draw(image)
            side = max(4, round(size * rng.uniform(0.5, 0.9)))
            x = left - side - max(3, round(size * rng.uniform(0.3, 0.6)))
            y = round((top + bottom - side) / 2)
            shape = rng.randrange(4)
            frame = [x, y, x + side, y + side]
            if shape == 0:
                pen.ellipse(frame, outline=255)
            elif shape == 1:
                pen.rectangle(frame, outline=255)
            elif shape == 2:
                pen.ellipse(frame, fill=255)
            else:
                pen.rectangle([x, y + side // 2, x + side, y + side], fill=255)
                pen.arc([x + side // 5, y, x + side - side // 5, y + side], 180, 360, fill=255)
            picture += (colour - picture) * (np.asarray(image, np.float32) / 255)

    def spoil(self, rng, grey, box):
        top, bottom, left, right = box
        if rng.random() < 0.22:
            scale = rng.uniform(0.7, 1.5) if bottom - top > 9 else rng.uniform(1, 1.6)
            way = rng.choice([Image.BILINEAR, Image.BICUBIC, Image.LANCZOS])
            grey = grey.resize((max(1, round(grey.width * scale)), max(1, round(grey.height * scale))), way)
            top, bottom, left, right = top * scale, bottom * scale, left * scale, right * scale
        if rng.random() < 0.05:
            grey = grey.rotate(rng.uniform(-0.7, 0.7), Image.BILINEAR, fillcolor=grey.getpixel((0, 0)))
        if rng.random() < 0.36:
            kept = io.BytesIO()
            grey.save(kept, 'JPEG', quality=rng.randint(38, 95))
            grey = Image.open(kept)
            grey.load()
        return grey, (top, bottom, left, right)

    def cut(self, rng, box, size):
        """Where a detector would cut: around the ink, or around the whole of the line, never quite right."""
        top, bottom, left, right = box
        if size is not None:
            missing = max(0, size * 1.15 - (bottom - top))
            top, bottom = top - missing * rng.random(), bottom + missing * rng.random() * 0.6
        high = bottom - top
        full = high / rng.uniform(0.62, 1.0)
        above = (full - high) * rng.uniform(0.2, 0.8)
        return (
            left - high * rng.uniform(0.0, 0.6),
            top - above,
            right + high * rng.uniform(0.0, 0.6),
            top - above + full,
        )


def prepare(grey, box, rng):
    left, top, right, bottom = box
    width = max(8, round((right - left) * HEIGHT / (bottom - top)))
    way = Image.BILINEAR if rng.random() < 0.7 else Image.BOX if bottom - top > HEIGHT else Image.BICUBIC
    left, top = max(0, left), max(0, top)
    right, bottom = min(grey.width, right), min(grey.height, bottom)
    line = np.asarray(grey.resize((width, HEIGHT), way, box=(left, top, right, bottom)), np.float32)
    distance = np.abs(line - np.median(line))
    most = max(float(np.percentile(distance, 98)), 24)
    return (np.minimum(1, distance / most) * 255).astype(np.uint8)
