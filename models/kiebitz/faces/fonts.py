"""Debian's fonts with readable digits, split into those for training and those held out."""

from __future__ import annotations

import functools
import json
import os
import tempfile
import zlib
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import ImageFont

ROOT = Path("/usr/share/fonts")
DIGITS = "0123456789"
TRUSTED = (
    "DejaVuS", "Liberation", "Lato-", "Roboto-", "OpenSans-", "texgyre", "Cabin-", "Carlito",
    "Caladea", "FreeS", "Cantarell", "Karla-", "Sora", "Manrope", "Go-", "PT_", "PTS", "Vollkorn",
    "C059", "P052", "NimbusS", "NimbusR", "URWB", "URWG", "Inter-",
)  # fmt: skip
"""Starts of file names of plain fonts whose digits show what each digit looks like."""
SCRIPTS = (
    "breip", "dkg", "humor", "kristi", "rufscript", "dancing", "kaushan", "ecolier", "femke",
    "isabella", "summersby", "tomson", "yozfont", "yusei", "nanumpen", "joscelyn", "staypuft",
    "kalapi", "delphine", "abogado", "chilanka", "karumbi", "leckerli", "brush", "hand", "script",
    "comic", "purisa", "dominican",
    "penguin", "domestic", "markedfool", "scribb", "kid", "note", "letter", "writ", "fool",
)  # fmt: skip
ADMITTED = (
    "dkg", "CherryBomb", "Engadget", "femkeklaver", "Havana", "Isabella", "Kaushan", "Kristi",
    "le-murmure", "RampartOne", "Rufscript", "SteveHand", "Chilanka", "Karumbi", "SolideMirage",
    "StayPuft", "YuseiMagic", "Domestic_Manners", "El_Abogado", "Delphine", "NanumBrush",
    "NanumPen", "Breip", "breipfont",
)  # fmt: skip
"""Starts of file names of fonts, handwriting mostly, that people read but the check would drop."""
CLONE = 0.97
"""Fonts whose digits are more like those of one for training go by another name, but are not unseen."""
SKIPPED = ("dseg", "Px_", "NotoSerif", "NotoKufi", "NotoNask", "NotoNas", "NotoMusic", "NotoTrad")


@dataclass(frozen=True)
class Font:
    """One font file."""

    path: str
    weight: float
    """Ink in the digits' boxes, 0 to 1."""
    width: float
    """Median width of a digit over its height."""
    script: bool
    odd: bool
    """Its digits are far from a plain font's."""
    group: str
    eight: float
    """Height of an 8 over the font's size."""
    letters: bool
    """It has capitals and small letters."""
    signs: str
    """Which of / ½ + it has."""
    cousin: float
    """Of a held-out font: how like its digits are to those of the likest one for training, a cosine."""


def _files() -> list[str]:
    found = [
        os.path.join(folder, name)
        for folder, _, names in os.walk(ROOT)
        for name in names
        if name.lower().endswith((".ttf", ".otf"))
        and not any(skip in os.path.join(folder, name) for skip in SKIPPED)
    ]
    return sorted(found)


def _digits(path: str) -> tuple[np.ndarray, float, float] | None:
    """Ten digits as unit vectors (10, 576), their ink and their width; None when one is missing."""
    try:
        font = ImageFont.truetype(path, 40)
        rows, inks, widths = [], [], []
        for digit in DIGITS:
            core = font.getmask(digit)
            box = core.getbbox()
            if box is None:
                return None
            glyph = np.asarray(core, np.uint8).reshape(core.size[1], core.size[0])
            glyph = glyph[box[1] : box[3], box[0] : box[2]]
            height, width = glyph.shape
            if height < 10 or width > 1.6 * height:
                return None
            inks.append(glyph.mean() / 255)
            widths.append(width / height)
            scaled = max(1, min(24, round(24 * width / height)))
            small = cv2.resize(glyph, (scaled, 24), interpolation=cv2.INTER_AREA)
            cell = np.zeros((24, 24), np.float32)
            left = (24 - scaled) // 2
            cell[:, left : left + scaled] = small
            cell = cv2.GaussianBlur(cell, (0, 0), 1.2)
            cell -= cell.mean()
            rows.append(cell.ravel() / (np.linalg.norm(cell) + 1e-6))
    except (OSError, ValueError, SystemError):
        return None
    return np.array(rows), float(np.median(inks)), float(np.median(widths))


def _eight(path: str) -> float:
    """Height of an 8 at size 100, in hundredths of the size."""
    box = ImageFont.truetype(path, 100).getmask("8").getbbox()
    return round((box[3] - box[1]) / 100, 3)


def _extras(path: str) -> dict:
    """Which other characters a font has: those that differ from its sign for a missing one."""
    font = ImageFont.truetype(path, 30)
    masks = {letter: bytes(font.getmask(letter)) for letter in "\U000f1234AKQZaens/½+"}
    missing = {masks["\U000f1234"], b""}
    return {
        "letters": len({masks[letter] for letter in "AKQZaens"} - missing) >= 7,
        "signs": "".join(
            sign for sign in "/½+" if masks[sign] not in missing and len(masks[sign]) > 8
        ),
    }


def _group(name: str) -> str:
    """The first word of a font's name: its cousins share it and must not be split."""
    word = name.split()[0].split("-")[0].lower()
    return next((stem for stem in ("yoz", "nanum", "adf", "gfs") if word.startswith(stem)), word)


def _scan(files: list[str]) -> list[dict]:
    measured = [(path, found) for path in files if (found := _digits(path)) is not None]
    vectors = {path: found[0].ravel() / np.sqrt(len(DIGITS)) for path, found in measured}
    trusted = [
        found[0]
        for path, found in measured
        if os.path.basename(path).startswith(TRUSTED) and "Symbol" not in path
    ]
    if not trusted:
        trusted = [found[0] for _, found in measured]
    samples = np.concatenate(trusted)
    labels = np.tile(np.arange(10), len(trusted))
    kept = []
    for path, (rows, ink, width) in measured:
        close = rows @ samples.T
        best = labels[close.argmax(1)]
        near = np.array([close[i, labels == i].max() for i in range(10)])
        wrong = best != np.arange(10)
        lost = (close.max(1) - near)[wrong]
        readable = (
            wrong.sum() <= 1
            and not (lost > 0.06).any()
            and near.min() >= 0.55
            and np.median(near) >= 0.72
        )
        if not readable and not os.path.basename(path).startswith(ADMITTED):
            continue
        name = ImageFont.truetype(path, 20).getname()[0] or os.path.basename(path)
        lower = (os.path.basename(path) + name).lower()
        kept.append(
            {
                "path": path,
                "weight": round(ink, 3),
                "width": round(width, 3),
                "script": any(word in lower for word in SCRIPTS),
                "odd": bool(np.median(near) < 0.93),
                "group": _group(name),
                "eight": _eight(path),
                **_extras(path),
            }
        )
    learned = np.array([vectors[row["path"]] for row in kept if not _held_out(row["group"])])
    for row in kept:
        alike = (learned @ vectors[row["path"]]).max() if _held_out(row["group"]) else 1.0
        row["cousin"] = round(float(alike), 4)
    return kept


def _held_out(group: str) -> bool:
    """Whether a group of fonts is kept for the test, as a fifth of them are."""
    return zlib.crc32(group.encode()) % 5 == 0


@functools.cache
def fonts() -> tuple[Font, ...]:
    """All fonts whose ten digits can be read, in the order of their paths.

    The scan takes some seconds; it is kept in the temporary folder under a name made from the
    list of files.
    """
    files = _files()
    key = zlib.crc32(repr((files, TRUSTED, ADMITTED, SCRIPTS, 8)).encode())
    cache = Path(tempfile.gettempdir()) / f"kiebitz-fonts-{key:08x}.json"
    if cache.exists():
        rows = json.loads(cache.read_text())
    else:
        rows = _scan(files)
        part = cache.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps(rows))
        part.replace(cache)
    if not rows:
        raise RuntimeError("no fonts: install the packages listed in models/fonts.txt")
    return tuple(Font(**row) for row in rows)


@functools.cache
def groups(held_out: bool) -> dict[str, tuple[Font, ...]]:
    """Fonts by the first word of their names; a fifth of the groups is held out, less their clones."""
    split: dict[str, list[Font]] = {}
    for font in fonts():
        if _held_out(font.group) == held_out and not (held_out and font.cousin > CLONE):
            split.setdefault(font.group, []).append(font)
    return {group: tuple(found) for group, found in sorted(split.items())}


@functools.cache
def _choices(held_out: bool, kind: str) -> tuple[tuple[Font, ...], ...]:
    tests = {
        "words": lambda font: font.letters and not font.odd,
        "any": lambda font: True,
        "plain": lambda font: not font.odd and not font.script,
        "bold": lambda font: font.weight > 0.5 and not font.script,
        "script": lambda font: font.script,
        "narrow": lambda font: font.width < 0.57 and not font.script,
        "odd": lambda font: font.odd,
    }
    chosen = []
    for found in groups(held_out).values():
        kept = tuple(font for font in found if tests[kind](font))
        if kept:
            chosen.append(kept)
    return tuple(chosen) or tuple(groups(held_out).values())


def pick(rng: np.random.Generator, held_out: bool, kind: str = "any") -> Font:
    """A font of a kind: any, plain, words (with letters), bold, script, narrow or odd."""
    found = _choices(held_out, kind)
    family = found[rng.integers(len(found))]
    return family[rng.integers(len(family))]


@functools.lru_cache(maxsize=256)
def sized(path: str, size: int) -> ImageFont.FreeTypeFont:
    """The font at a size in pixels."""
    return ImageFont.truetype(path, size)
