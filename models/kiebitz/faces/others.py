"""Cards without a number: symbols, pictures, text, blank cards and backs."""

from __future__ import annotations

import numpy as np

from . import colours, grounds, lexicon, paint, pictures, shapes
from .design import Design, Label
from .numerals import Ink, stamp, words


class Symbols(Design):
    """One to three (or more) signs, solid, striped or empty, in three colours (SET)."""

    family = "symbols"

    def plan(self, rng: np.random.Generator) -> None:
        self.card = colours.paper(rng) if rng.random() < 0.85 else colours.random(rng)
        if rng.random() < 0.6:
            self.shapes = [shapes.pill(), shapes.lozenge(), shapes.squiggle()]
            self.lying = True
        else:
            # Not the suits: one to three of those without an index are a playing card's pips.
            signs = shapes.SIGNS[4:]
            self.shapes = [signs[i]() for i in rng.choice(len(signs), 3, replace=False)]
            self.lying = False
        names = (
            ["red", "green", "purple"]
            if rng.random() < 0.6
            else list(rng.choice([*colours.NAMED, "purple", "black", "teal"], 3, replace=False))
        )
        self.inks = {
            str(name): colours.legible(rng, colours.named(rng, str(name)), self.card)
            for name in names
        }
        self.size = float(rng.uniform(0.5, 0.72)) if self.lying else float(rng.uniform(0.25, 0.4))
        self.weight = float(rng.uniform(0.008, 0.025))
        self.step = float(rng.uniform(2.5, 7))
        self.line = float(rng.uniform(0.15, 0.45))
        self.most = int(rng.choice([3, 3, 4]))
        self.frame = rng.random() < 0.1
        for count in range(1, self.most + 1):
            for name in self.inks:
                for shape in range(3):
                    for fill in ("solid", "striped", "empty"):
                        # Ink that would not show was replaced by black or white.
                        grey = max(self.inks[name]) - min(self.inks[name]) < 60
                        shown = name if name in colours.NAMED and not grey else "none"
                        self.labels[f"{count}-{name}-{shape}-{fill}"] = Label(
                            "other", shown, symmetric=self.lying or None
                        )

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        count, ink_name, shape_name, fill = name.split("-")
        px = paint.blank(height, width, self.card)
        shape, ink = self.shapes[int(shape_name)], self.inks[ink_name]
        size = self.size * width
        gap = size * (0.62 if self.lying else 1.15)
        if int(count) * gap > height * 0.92:
            gap *= height * 0.92 / (int(count) * gap)
        for index in range(int(count)):
            cy = height / 2 + (index - (int(count) - 1) / 2) * gap
            mask = np.zeros((height, width), np.uint8)
            shapes.put(mask, shape, width / 2, cy, size, 255, wide=1.0)
            if fill == "solid":
                paint.blend(px, mask, ink)
                continue
            edge = paint.swell(mask, self.weight * width) - paint.shrink(mask, self.weight * width)
            if fill == "striped":
                paint.blend(px, np.minimum(mask, self._lines(width)[None, :]), ink)
            paint.blend(px, edge, ink)
        if self.frame:
            paint.outline(px, paint.rounded(6, 6, width - 6, height - 6, 8), self.inks[ink_name], 2)
        return px

    def _lines(self, width: int) -> np.ndarray:
        """How much ink the stripes leave in each column, 0 to 255: fine ones are a tint, seen from afar."""
        fine = 8
        at = (np.arange(width * fine) / fine) % self.step
        ink = (at < self.step * self.line).reshape(width, fine).mean(1)
        return np.round(ink * 255).astype(np.uint8)


class Pictures(Design):
    """Pictures, paintings, text, trading cards: anything that has no number."""

    family = "pictures"

    def plan(self, rng: np.random.Generator) -> None:
        self.kind = str(
            rng.choice(["full", "framed", "trading", "stats", "text", "tarot", "memory", "word"])
        )
        self.frame_ink = colours.random(rng)
        self.paper = colours.paper(rng)
        self.words = self.font(rng, "words")
        self.head = self.font(rng, "words")
        self.margin = float(rng.uniform(0.02, 0.12))
        for index in range(24):
            self.labels[f"p{index}"] = Label("other", symmetric=None)

    def _lines(
        self,
        px: np.ndarray,
        rng: np.random.Generator,
        box: tuple[float, float, float, float],
        size: float,
        ink: colours.RGB,
    ) -> None:
        x0, y0, x1, y1 = box
        y = y0 + size
        while y < y1 - size:
            text = " ".join(lexicon.word(rng) for _ in range(max(1, int((x1 - x0) / size / 3))))
            mask, scale = words(self.words, text, size)
            stamp(px, mask, scale, (x0 + x1) / 2, y, Ink(ink), size, limit=(x1 - x0))
            y += size * 1.9

    def _stats(
        self,
        px: np.ndarray,
        rng: np.random.Generator,
        box: tuple[float, float, float, float],
        ground: colours.RGB,
    ) -> None:
        """Rows of a name and a number, as on cards that are compared."""
        x0, y0, x1, y1 = box
        count = int(rng.integers(3, 7))
        step = (y1 - y0) / count
        ink = colours.legible(rng, colours.named(rng, "black"), ground)
        for row in range(count):
            y = y0 + (row + 0.5) * step
            if row % 2:
                paint.polygon(
                    px,
                    paint.rounded(x0, y - step / 2, x1, y + step / 2, 0),
                    grounds.quiet(rng, ground, 0.2),
                )
            size = step * 0.42
            for text, x in (
                (lexicon.word(rng), x0 + (x1 - x0) * 0.3),
                (str(rng.integers(1, 400)), x0 + (x1 - x0) * 0.8),
            ):
                mask, scale = words(self.words, text, size)
                stamp(px, mask, scale, x, y, Ink(ink), size, limit=(x1 - x0) * 0.45)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        kind = self.kind
        if kind == "full":
            return np.ascontiguousarray(pictures.scene(rng, height, width))
        ground = self.paper if kind in ("text", "memory", "word") else self.frame_ink
        px = np.ascontiguousarray(grounds.any_ground(rng, height, width, ground))
        m = round(self.margin * width) + 2
        dark = colours.named(rng, "black")
        if kind == "framed" or kind == "memory":
            px[m : height - m, m : width - m] = pictures.scene(rng, height - 2 * m, width - 2 * m)
        elif kind == "tarot":
            b = round(height * 0.1)
            px[b : height - b, m : width - m] = pictures.scene(rng, height - 2 * b, width - 2 * m)
            size = width * 0.07
            for y, text in (
                (b / 2, str(rng.choice(["I", "II", "V", "X", "XIV", "IX", "VI", "XX"]))),
                (height - b / 2, lexicon.title(rng).upper()),
            ):
                mask, scale = words(self.head, text, size)
                stamp(
                    px,
                    mask,
                    scale,
                    width / 2,
                    y,
                    Ink(colours.legible(rng, dark, ground)),
                    size,
                    limit=width * 0.8,
                )
        elif kind == "trading":
            top, middle = round(height * 0.1), round(height * rng.uniform(0.5, 0.6))
            px[top:middle, m : width - m] = pictures.scene(rng, middle - top, width - 2 * m)
            box = (m, middle + 4, width - m, height - m * 1.5)
            paint.polygon(px, paint.rounded(*box, 4), colours.mix(self.paper, ground, 0.15))
            paint.polygon(
                px, paint.rounded(m, m, width - m, top - 2, 4), colours.mix(self.paper, ground, 0.2)
            )
            size = width * 0.055
            mask, scale = words(self.head, lexicon.title(rng), size)
            stamp(px, mask, scale, width * 0.45, (m + top) / 2, Ink(dark), size, limit=width * 0.6)
            self._lines(
                px, rng, (box[0] + 6, box[1] + 4, box[2] - 6, box[3] - 4), width * 0.035, dark
            )
            if rng.random() < 0.5:
                mask, scale = words(self.head, f"{rng.integers(1, 9)}/{rng.integers(1, 9)}", size)
                stamp(px, mask, scale, width * 0.86, height * 0.95, Ink(dark), size)
            if rng.random() < 0.4:
                paint.polygon(
                    px,
                    paint.ellipse_points(width - m * 1.5 - 6, (m + top) / 2, 6, 6),
                    colours.random(rng),
                )
        elif kind == "stats":
            middle = round(height * rng.uniform(0.4, 0.55))
            px[m + 20 : middle, m : width - m] = pictures.scene(rng, middle - m - 20, width - 2 * m)
            self._stats(px, rng, (m, middle + 6, width - m, height - m), ground)
            size = width * 0.08
            mask, scale = words(self.head, lexicon.title(rng), size)
            stamp(
                px,
                mask,
                scale,
                width / 2,
                m + 10,
                Ink(colours.legible(rng, dark, ground)),
                size,
                limit=width * 0.8,
            )
        elif kind == "text":
            self._lines(
                px,
                rng,
                (
                    m * 2,
                    height * rng.uniform(0.08, 0.4),
                    width - m * 2,
                    height * rng.uniform(0.5, 0.95),
                ),
                width * rng.uniform(0.035, 0.07),
                colours.legible(rng, dark, ground),
            )
        else:
            size = width * rng.uniform(0.09, 0.25)
            ink = colours.legible(rng, colours.random(rng), ground)
            for text in (
                (lexicon.title(rng),)
                if rng.random() < 0.6
                else (str(rng.choice(list("ABCDEFGHKLMNPQRSTUVWXYZ?!&"))),)
            ):
                size = size if len(text) > 1 else width * rng.uniform(0.4, 0.8)
                mask, scale = words(self.head, text, size)
                stamp(
                    px,
                    mask,
                    scale,
                    width / 2,
                    height / 2,
                    Ink(ink),
                    size,
                    float(rng.choice([0, 0, -55, 90])),
                    limit=width * 0.85,
                )
        if kind in ("framed", "trading") and rng.random() < 0.5:
            paint.outline(px, paint.rounded(2, 2, width - 3, height - 3, 6), dark, 3)
        return px


class Letters(Design):
    """Large letters and words where others have numbers: what must not be read as a number."""

    family = "letters"
    texts = ["A", "J", "Q", "K", "B", "D", "V", "R", "S", "Z", "G", "P", "E", "L", "T", "X", "M", "W", "N", "H", "F", "AS", "IV", "VI", "VIII", "IX", "XII", "%", "&", "#", "@", "!", "?", "+", "x", "1/4", "3/4", "2/3", "A1", "B6"]

    def plan(self, rng: np.random.Generator) -> None:
        self.font_ = self.font(rng, "words")
        self.coloured = rng.random() < 0.5
        self.mood = colours.mood(rng)
        self.card = colours.paper(rng)
        self.size = float(rng.uniform(0.35, 0.8))
        self.corner = float(rng.choice([0, rng.uniform(0.12, 0.25)]))
        for name in (*colours.NAMED, "black"):
            # Ink that would not show is replaced by black.
            shows = self.coloured or self._ink(np.random.default_rng(0), name) == self._colour(name)
            shown = name if name in colours.NAMED and shows else "none"
            for index, text in enumerate(rng.choice(self.texts, 5, replace=False)):
                self.labels[f"{name}-{index}-{text}"] = Label("other", shown)

    def _colour(self, name: str) -> colours.RGB:
        return colours.named(np.random.default_rng(self.seed), name, self.mood)

    def _ink(self, rng: np.random.Generator, name: str) -> colours.RGB:
        """What is written in."""
        colour = self._colour(name)
        ink, ground = (self.card, colour) if self.coloured else (colour, self.card)
        return colours.legible(rng, ink, ground)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        colour_name, _, text = name.split("-", 2)
        ground = self._colour(colour_name) if self.coloured else self.card
        ink = Ink(self._ink(rng, colour_name))
        px = np.ascontiguousarray(grounds.any_ground(rng, height, width, ground, 0.2))
        size = self.size * width
        mask, scale = words(self.font_, text, size)
        stamp(px, mask, scale, width / 2, height / 2, ink, size, limit=width * 0.8)
        if self.corner:
            size = self.corner * width
            mask, scale = words(self.font_, text, size)
            stamp(px, mask, scale, size * 0.8, size * 0.9, ink, size, limit=size * 1.3)
            stamp(
                px,
                mask,
                scale,
                width - size * 0.8,
                height - size * 0.9,
                ink,
                size,
                180,
                limit=size * 1.3,
            )
        return px


class Blank(Design):
    """Nothing on it: white cards, tinted ones, a border at most."""

    family = "blank"

    def plan(self, rng: np.random.Generator) -> None:
        self.border = str(rng.choice(["none", "none", "none", "line", "frame", "inner"]))
        self.papers = [colours.paper(rng) for _ in range(3)]
        self.coloured = {
            name: colours.named(rng, name, str(rng.choice(["vivid", "pastel", "flat"])))
            for name in colours.NAMED
        }
        self.line = colours.random(rng)
        self.margin = float(rng.uniform(0.02, 0.1))
        for index in range(3):
            self.labels[f"white-{index}"] = Label("blank", symmetric=True)
        if rng.random() < 0.35:
            for name in colours.NAMED:
                self.labels[f"{name}-0"] = Label("blank", name, symmetric=True)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        kind, index = name.split("-")
        card = self.papers[int(index)] if kind == "white" else self.coloured[kind]
        px = paint.blank(height, width, card)
        if rng.random() < 0.3:
            px = paint.between(
                paint.clouds(rng, height, width, rng.uniform(20, 200), 3),
                card,
                grounds.quiet(rng, card, 0.08),
            )
        px = np.ascontiguousarray(px)
        m = self.margin * width
        box = paint.rounded(m, m, width - m, height - m, self.radius * width)
        if self.border == "line":
            paint.outline(px, box, self.line, 1 + 3 * self.margin * 10)
        elif self.border == "frame":
            mask = 255 - paint.area((height, width), box)
            paint.blend(px, mask, self.line if kind == "white" else (250, 250, 250))
        elif self.border == "inner":
            paint.outline(px, box, grounds.quiet(rng, card, 0.2), 1)
        return px


class Backs(Design):
    """Backs: lattices, medallions, names, pictures."""

    family = "backs"

    def plan(self, rng: np.random.Generator) -> None:
        self.kind = str(
            rng.choice(
                ["lattice", "medallion", "logo", "plain", "picture", "ornament"],
                p=[0.32, 0.22, 0.2, 0.06, 0.08, 0.12],
            )
        )
        self.first = colours.named(
            rng,
            str(
                rng.choice(
                    ["red", "blue", "blue", "red", "green", "black", "purple", "teal", "brown"]
                )
            ),
        )
        self.second = colours.paper(rng) if rng.random() < 0.6 else colours.random(rng)
        self.border = float(rng.uniform(0.03, 0.1)) if rng.random() < 0.75 else 0.0
        self.edge = colours.paper(rng) if rng.random() < 0.8 else colours.random(rng)
        self.head = self.font(rng, "words")
        for index in range(4):
            self.labels[f"back-{index}"] = Label("other", symmetric=None, back=True)

    def draw(self, name: str, rng: np.random.Generator, height: int, width: int) -> np.ndarray:
        kind = self.kind
        first, second = self.first, self.second
        if kind == "picture":
            inner = pictures.scene(rng, height, width)
        elif kind == "plain":
            inner = paint.blank(height, width, first)
        else:
            pattern = str(rng.choice(grounds.KINDS[3:13]))
            if kind == "lattice":
                pattern = str(rng.choice(["lattice", "checks", "dots", "waves", "signs", "rings"]))
            inner = grounds.ground(
                rng,
                height,
                width,
                pattern,
                first,
                second if kind == "lattice" else grounds.quiet(rng, first, 0.5),
            )
        inner = np.ascontiguousarray(inner)
        if kind in ("medallion", "ornament", "lattice") and rng.random() < 0.8:
            for cy in (height / 2,) if rng.random() < 0.5 else (height * 0.28, height * 0.72):
                for size in np.linspace(rng.uniform(0.3, 0.9), 0.08, int(rng.integers(2, 6))):
                    shape = (
                        shapes.star(int(rng.integers(4, 16)), float(rng.uniform(0.4, 0.95)))
                        if rng.random() < 0.6
                        else shapes.flower(int(rng.integers(4, 12)))
                    )
                    tone = (first, second)[int(rng.integers(2))]
                    shapes.put(
                        inner,
                        shape,
                        width / 2,
                        cy,
                        size * width,
                        tone,
                        edge=(1, second) if rng.random() < 0.4 else None,
                    )
        if kind == "ornament":
            quarter = inner[: height // 2, : width // 2].copy()
            for _ in range(int(rng.integers(6, 24))):
                shapes.put(
                    quarter,
                    shapes.SIGNS[rng.integers(len(shapes.SIGNS))](),
                    rng.uniform(0, 1) * width / 2,
                    rng.uniform(0, 1) * height / 2,
                    width * rng.uniform(0.05, 0.2),
                    second,
                    rng.uniform(0, 360),
                )
            inner[: height // 2, : width // 2] = quarter
            inner[: height // 2, width - width // 2 :] = quarter[:, ::-1]
            inner[height - height // 2 :] = inner[: height // 2][::-1]
        if kind == "logo":
            size = width * rng.uniform(0.12, 0.3)
            oval = paint.ellipse_points(
                width / 2,
                height / 2,
                width * 0.52,
                width * 0.32,
                float(rng.choice([-55, -30, 0, 90])),
            )
            paint.polygon(inner, oval, colours.named(rng, "red") if rng.random() < 0.5 else second)
            mask, scale = words(self.head, lexicon.word(rng).upper()[:6], size)
            tone = colours.named(rng, "yellow") if rng.random() < 0.5 else first
            stamp(
                inner,
                mask,
                scale,
                width / 2,
                height / 2,
                Ink(
                    tone,
                    outlines=((0.05, (10, 10, 10)),),
                    shadow=(0.06, 0.06, (10, 10, 10), "extrude"),
                ),
                size,
                float(rng.choice([-20, 0, -55])),
                limit=width * 0.75,
            )
        if self.border == 0:
            return inner
        px = paint.blank(height, width, self.edge)
        m = self.border * width
        box = paint.rounded(m, m, width - m, height - m, self.radius * width * 0.7)
        paint.blend(px, paint.area((height, width), box), inner)
        if rng.random() < 0.5:
            box = paint.rounded(m + 4, m + 4, width - m - 4, height - m - 4, 3)
            paint.outline(px, box, second, 1.5)
        return px
