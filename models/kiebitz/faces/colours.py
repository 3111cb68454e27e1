"""Colours of ink and paper, sampled by their names."""

from __future__ import annotations

import colorsys

import numpy as np

RGB = tuple[int, int, int]
HUES = {
    "red": (-9, 9), "blue": (198, 242), "green": (88, 160), "yellow": (44, 59),
    "purple": (262, 295), "orange": (20, 32), "pink": (312, 336), "teal": (172, 188),
}  # fmt: skip
"""Hue ranges in degrees. Between them lie hues that people name either way."""
NAMED = ("red", "blue", "green", "yellow")
UNNAMED = ("purple", "pink", "teal", "black", "brown", "grey", "orange")


def hsv(hue: float, saturation: float, value: float) -> RGB:
    """RGB 0..255 from a hue in degrees, saturation and value in 0..1."""
    red, green, blue = colorsys.hsv_to_rgb(
        hue % 360 / 360, min(max(saturation, 0), 1), min(max(value, 0), 1)
    )
    return int(red * 255), int(green * 255), int(blue * 255)


def named(rng: np.random.Generator, name: str, mood: str = "vivid") -> RGB:
    """A colour that people call by this name; mood: vivid, deep, pastel or flat."""
    if name == "black":
        return hsv(rng.uniform(0, 360), rng.uniform(0, 0.4), rng.uniform(0.03, 0.16))
    if name == "white":
        return hsv(rng.uniform(20, 70), rng.uniform(0, 0.06), rng.uniform(0.93, 1))
    if name == "grey":
        return hsv(rng.uniform(0, 360), rng.uniform(0, 0.1), rng.uniform(0.3, 0.7))
    if name == "brown":
        return hsv(rng.uniform(15, 32), rng.uniform(0.5, 0.8), rng.uniform(0.22, 0.45))
    low, high = HUES[name]
    hue = rng.uniform(low, high)
    if mood == "pastel":
        return hsv(hue, rng.uniform(0.38, 0.62), rng.uniform(0.85, 1))
    if mood == "deep":
        value = rng.uniform(0.75, 0.92) if name == "yellow" else rng.uniform(0.38, 0.68)
        return hsv(hue, rng.uniform(0.7, 1), value)
    if mood == "flat":
        value = rng.uniform(0.88, 1) if name == "yellow" else rng.uniform(0.6, 0.9)
        return hsv(hue, rng.uniform(0.6, 0.85), value)
    value = rng.uniform(0.92, 1) if name == "yellow" else rng.uniform(0.62, 0.98)
    return hsv(hue, rng.uniform(0.82, 1), value)


def mood(rng: np.random.Generator) -> str:
    """How a deck's colours look."""
    return str(rng.choice(["vivid", "vivid", "vivid", "flat", "flat", "deep", "pastel"]))


def paper(rng: np.random.Generator) -> RGB:
    """White, cream or greyish card."""
    if rng.random() < 0.6:
        return hsv(rng.uniform(20, 70), rng.uniform(0, 0.04), rng.uniform(0.94, 1))
    if rng.random() < 0.6:
        return hsv(rng.uniform(30, 55), rng.uniform(0.05, 0.2), rng.uniform(0.86, 0.99))
    return hsv(rng.uniform(180, 260), rng.uniform(0, 0.06), rng.uniform(0.78, 0.95))


def random(rng: np.random.Generator) -> RGB:
    """Any colour at all."""
    return hsv(rng.uniform(0, 360), rng.uniform(0.1, 1), rng.uniform(0.15, 1))


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """`first` with a share of `second` in it."""
    return tuple(  # type: ignore[return-value]
        int(a + (b - a) * share) for a, b in zip(first, second, strict=True)
    )


def light(colour: RGB) -> float:
    """Luma, 0 to 1."""
    return (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255


def legible(rng: np.random.Generator, ink: RGB, ground: RGB) -> RGB:
    """The ink, or black or white where it would drown in the ground."""
    if abs(light(ink) - light(ground)) > 0.25 or distance(ink, ground) > 170:
        return ink
    dark = light(ground) > 0.5
    return named(rng, "black") if dark else named(rng, "white")


def clear(ink: RGB, ground: RGB) -> RGB:
    """The ink, as strong and as dark (light, on a dark ground) as it takes to stand out.

    Its hue stays; black and grey, which have none, stay as they are.
    """
    hue, saturation, value = colorsys.rgb_to_hsv(*(part / 255 for part in ink))
    if saturation < 0.2 or value < 0.2:
        return ink
    yellow = HUES["yellow"][0] - 4 < hue * 360 < HUES["yellow"][1] + 6
    # Darkened, yellow is no longer yellow.
    far = (0.65, 1.0) if light(ground) < 0.5 else (1.0, 0.85 if yellow else 0.45)
    best = ink
    for share in np.linspace(0, 1, 11):
        strong, bright = (
            a + (b - a) * share for a, b in zip((saturation, value), far, strict=True)
        )
        best = hsv(hue * 360, strong, bright)
        if distance(best, ground) > 190:
            break
    return best


def distance(first: RGB, second: RGB) -> float:
    """Euclidean distance in RGB."""
    return float(np.linalg.norm(np.subtract(first, second, dtype=float)))
