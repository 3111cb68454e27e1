"""Light on a finished table, and what a telephone's camera makes of it."""

from __future__ import annotations

import cv2
import numpy as np

from .noise import chance, log_uniform

Rng = np.random.Generator

_BANK = np.random.default_rng(77).standard_normal(1 << 20, dtype=np.float32)


def _grain(rng: Rng, h: int, w: int, channels: int) -> np.ndarray:
    """(h, w, channels) normal noise out of a fixed supply."""
    n = h * w * channels
    start = int(rng.integers(0, len(_BANK)))
    first = _BANK[start : start + n]
    parts, have = [first], len(first)
    while have < n:
        more = _BANK[: n - have]
        parts.append(more)
        have += len(more)
    return (np.concatenate(parts) if len(parts) > 1 else first).reshape(h, w, channels)


def _smooth_field(rng: Rng, h: int, w: int) -> np.ndarray:
    """A slow change of brightness: a slope, a lamp, clouds."""
    y, x = np.mgrid[0:12, 0:16].astype(np.float32) / [[[11]], [[15]]]
    a = rng.uniform(0, 2 * np.pi)
    field = np.ones((12, 16), np.float32)
    if chance(rng, 0.7):
        field *= np.exp(
            rng.normal(0, 0.45) * ((x - 0.5) * np.cos(a) + (y - 0.5) * np.sin(a))
        ).astype(np.float32)
    if chance(rng, 0.3):
        cx, cy = rng.uniform(-0.2, 1.2, 2)
        d2 = (x - cx) ** 2 + (y - cy) ** 2
        field *= (rng.uniform(0.25, 0.8) + np.exp(-d2 / rng.uniform(0.05, 0.6))).astype(np.float32)
    if chance(rng, 0.3):
        field *= (0.7 + 0.6 * rng.random((12, 16), dtype=np.float32)) if chance(rng, 0.3) else 1
    if chance(rng, 0.4):
        field *= 1 - rng.uniform(0.1, 0.6) * ((x - 0.5) ** 2 + (y - 0.5) ** 2)
    field /= field.mean()
    return cv2.resize(field.astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)


def _cast(rng: Rng, h: int, w: int) -> np.ndarray:
    """Shadows or patches of sun with edges hard or soft, as a gain."""
    k = 2
    mask = np.zeros((h // k + 1, w // k + 1), np.uint8)
    mh, mw = mask.shape
    kind = rng.random()
    if kind < 0.35:  # something large at one side
        a, c = rng.uniform(0, 2 * np.pi), rng.uniform(0.2, 0.8, 2) * [mw, mh]
        t, n = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
        far = mw + mh
        steps = np.linspace(-1, 1, 12)[:, None]
        edge = (
            c
            + t * steps * far
            + n * np.cumsum(rng.normal(0, rng.choice([0.0, 0.01, 0.06]) * mw, (12, 1)), 0)
        )
        p = np.concatenate([edge, (edge + n * far)[::-1]])
        cv2.fillPoly(mask, [np.clip(p, -9e3, 9e3).astype(np.int32)], 255)
    elif kind < 0.65:  # a window's bars
        a, bars = rng.uniform(0, np.pi), int(rng.integers(1, 7))
        t, n = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
        width, gap = rng.uniform(0.05, 0.4, 2) * mw
        c = rng.uniform(0, 1, 2) * [mw, mh]
        skew = rng.uniform(-0.4, 0.4)
        reach = rng.choice([2.0, 0.5, 0.25]) * mw
        for b in range(bars):
            o = c + n * (b - bars / 2) * (width + gap)
            p = np.array(
                [
                    o - t * reach,
                    o + t * reach,
                    o + t * reach + (n + skew * t) * width,
                    o - t * reach + (n + skew * t) * width,
                ]
            )
            cv2.fillPoly(mask, [p.astype(np.int32)], 255)
    else:  # hands, heads, leaves
        for _ in range(int(rng.integers(1, 5))):
            m = int(rng.integers(4, 12))
            a = np.sort(rng.uniform(0, 2 * np.pi, m))
            r = rng.uniform(0.05, 0.35) * mw * rng.uniform(0.5, 1.2, m)
            c = rng.uniform(-0.1, 1.1, 2) * [mw, mh]
            p = np.stack([c[0] + r * np.cos(a), c[1] + r * np.sin(a)], -1)
            cv2.fillPoly(mask, [p.astype(np.int32)], 255)
            if chance(rng, 0.5):
                q = c + rng.normal(0, 1, 2) * mw
                cv2.line(
                    mask,
                    tuple(c.astype(int).tolist()),
                    tuple(q.astype(int).tolist()),
                    255,
                    int(rng.uniform(0.03, 0.2) * mw) + 1,
                )
    size = int(log_uniform(rng, 1, 0.09 * mw)) * 2 + 1
    mask = cv2.blur(cv2.blur(mask, (size, size)), (size, size))
    gain = rng.uniform(0.3, 0.85) if chance(rng, 0.75) else rng.uniform(1.2, 2.3)
    field = 1 + (gain - 1) / 255 * mask.astype(np.float32)
    return cv2.resize(field, (w, h), interpolation=cv2.INTER_LINEAR)


def _white_balance(rng: Rng) -> np.ndarray:
    """Gains of red, green and blue."""
    kind = rng.random()
    if kind < 0.35:
        return np.ones(3)
    if kind < 0.93:  # a colour temperature, and a little green or magenta
        t, g = rng.normal(0, 0.16), rng.normal(0, 0.04)
        return np.exp([t, g, -t * 1.2])
    return np.exp(rng.normal(0, 0.3, 3))


def illuminate(rng: Rng, image: np.ndarray) -> np.ndarray:
    """(h, w, 3) uint8 -> float32 0..255 and above: lit unevenly, shadowed, tinted, exposed."""
    h, w = image.shape[:2]
    gain = _smooth_field(rng, h, w) if chance(rng, 0.85) else np.ones((h, w), np.float32)
    for _ in range(int(rng.choice([0, 1, 2], p=[0.55, 0.33, 0.12]))):
        gain *= _cast(rng, h, w)
    if chance(rng, 0.02):  # the beat of a flickering lamp or a moiré
        a, period = rng.uniform(0, np.pi), log_uniform(rng, 4, 80)
        x = np.arange(w, dtype=np.float32)[None] * np.cos(a) + np.arange(h, dtype=np.float32)[
            :, None
        ] * np.sin(a)
        gain = (gain * (1 + rng.uniform(0.05, 0.25) * np.sin(x * 2 * np.pi / period))).astype(
            np.float32
        )
    kind = rng.random()
    if kind < 0.62:
        exposure = np.exp(rng.normal(0, 0.16))
    elif kind < 0.9:
        exposure = log_uniform(rng, 0.2, 0.8)
    else:
        exposure = rng.uniform(1.15, 1.7)
    if chance(rng, 0.85):  # few pictures are kept that show nearly nothing
        step = max(h, w) // 24
        mean = float(image[::step, ::step].mean()) * exposure
        low, high = rng.uniform(26, 60), rng.uniform(160, 225)
        exposure *= float(np.clip(mean, low, high)) / max(mean, 1.0)
    tint = _white_balance(rng) * exposure
    return cv2.multiply(image, cv2.merge([gain * np.float32(t) for t in tint]), dtype=cv2.CV_32F)


def glare(rng: Rng, image: np.ndarray) -> None:
    """Add soft lamps and streaks, as shiny things mirror them, to a float32 picture."""
    h, w = image.shape[:2]
    for _ in range(int(rng.integers(1, 4))):
        cx, cy = rng.uniform(0, 1, 2) * [w, h]
        rx, ry = (log_uniform(rng, 0.03, 0.35) * max(h, w) for _ in range(2))
        x0, x1 = int(max(0, cx - 2 * max(rx, ry))), int(min(w, cx + 2 * max(rx, ry)))
        y0, y1 = int(max(0, cy - 2 * max(rx, ry))), int(min(h, cy + 2 * max(rx, ry)))
        if x1 - x0 < 3 or y1 - y0 < 3:
            continue
        x = np.arange(x0, x1, dtype=np.float32)[None] - np.float32(cx)
        y = np.arange(y0, y1, dtype=np.float32)[:, None] - np.float32(cy)
        a = rng.uniform(0, np.pi)
        c, s = np.float32(np.cos(a)), np.float32(np.sin(a))
        d = ((x * c + y * s) / np.float32(rx)) ** 2 + ((y * c - x * s) / np.float32(ry)) ** 2
        spot = np.exp(-d * (d if chance(rng, 0.4) else 1) * 2).astype(np.float32) * np.float32(
            rng.uniform(40, 230)
        )
        part = image[y0:y1, x0:x1]
        part += spot[..., None]


def _blur(rng: Rng, image: np.ndarray) -> np.ndarray:
    kind = rng.random()
    long_side = max(image.shape[:2])
    if kind < 0.3:
        return image
    if kind < 0.42:  # sharp at one distance only: what is higher in the picture lies farther off
        h = image.shape[0]
        focus, depth = rng.uniform(-0.1, 1.1) * h, rng.uniform(0.2, 0.8) * h
        a = np.clip(np.abs(np.arange(h, dtype=np.float32) - focus) / depth - 0.1, 0, 1)[
            :, None, None
        ]
        soft = cv2.GaussianBlur(image, (0, 0), log_uniform(rng, 0.8, 3.5) * long_side / 448)
        return soft * a + image * (1 - a)
    if kind < 0.85:
        sigma = log_uniform(rng, 0.35, 1.7) * long_side / 448
        return cv2.GaussianBlur(image, (0, 0), sigma)
    n = int(rng.uniform(3, 11) * long_side / 448) | 1
    kernel = np.zeros((n, n), np.float32)
    a, m = rng.uniform(0, np.pi), (n - 1) / 2
    cv2.line(
        kernel,
        (round(m - m * np.cos(a)), round(m - m * np.sin(a))),
        (round(m + m * np.cos(a)), round(m + m * np.sin(a))),
        1.0,
        1,
        cv2.LINE_AA,
    )
    return cv2.filter2D(image, -1, kernel / kernel.sum())


def _tone(rng: Rng) -> np.ndarray:
    """256 levels through gamma, contrast and a soft shoulder."""
    x = np.linspace(0, 1, 256)
    x = x ** np.exp(rng.normal(0, 0.2))
    if chance(rng, 0.4):
        x = (1 - (k := rng.uniform(0, 0.7))) * x + k * (3 * x**2 - 2 * x**3)
    if chance(rng, 0.2):
        low, high = rng.uniform(0, 0.3), rng.uniform(0.6, 1)
        x = low + x * (high - low)
    return np.clip(x * 255, 0, 255).astype(np.uint8)


def expose(rng: Rng, lit: np.ndarray) -> np.ndarray:
    """float32 light -> a camera's uint8 picture: blur, noise, tone, colour, sharpening, JPEG."""
    good = chance(rng, 0.55)  # a sharp picture of many pixels, made small
    if not good:
        lit = _blur(rng, lit)
    h, w = lit.shape[:2]
    dark = float(lit[:: h // 8 + 1, :: w // 8 + 1].mean()) < 55
    if chance(rng, 0.9 if dark else 0.6):
        sigma = log_uniform(rng, 0.7, (4 if dark else 2) if good else (9 if dark else 6))
        coarse = chance(rng, 0.4)
        k = 2 if coarse else 1
        luma = _grain(rng, (h + k - 1) // k, (w + k - 1) // k, 1)[..., 0]
        if coarse:
            luma = cv2.resize(luma, (w, h), interpolation=cv2.INTER_LINEAR)
        noise = cv2.merge([luma * np.float32(sigma)] * 3)
        if chance(rng, 0.5):
            chroma = cv2.resize(
                _grain(rng, h // 2 + 1, w // 2 + 1, 3), (w, h), interpolation=cv2.INTER_LINEAR
            )
            noise = cv2.scaleAdd(chroma, sigma * rng.uniform(0.4, 1.4), noise)
        lit = cv2.add(lit, noise)
    out = cv2.convertScaleAbs(np.maximum(lit, 0, out=lit))
    if dark and chance(rng, 0.5):  # the camera lifts a dark picture, with its noise
        out = cv2.convertScaleAbs(out, alpha=rng.uniform(1.2, 3.0))
    if chance(rng, 0.6):
        out = cv2.LUT(out, _tone(rng))
    if chance(rng, 0.6):
        s = rng.uniform(0.45, 1.3) if chance(rng, 0.9) else rng.uniform(0, 0.4)
        grey = np.array([0.299, 0.587, 0.114]) * (1 - s)
        out = cv2.transform(out, (np.eye(3) * s + grey[None]).astype(np.float32))
    if chance(rng, 0.85 if good else 0.2):
        soft = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.6, 1.3))
        k = rng.uniform(0.3, 1.3) if good else rng.uniform(0.3, 1.5)
        out = cv2.addWeighted(out, 1 + k, soft, -k, 0)
    if not good and chance(rng, 0.2):
        small = cv2.resize(
            out, None, fx=(k := rng.uniform(0.45, 0.9)), fy=k, interpolation=cv2.INTER_AREA
        )
        out = cv2.resize(
            small, (w, h), interpolation=int(rng.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC]))
        )
    if chance(rng, 0.06):
        out = cv2.medianBlur(out, 3)
    if chance(rng, 0.7):
        q = int(rng.uniform(25, 95) if not good and chance(rng, 0.6) else rng.uniform(75, 97))
        out = cv2.imdecode(
            cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, q])[1], cv2.IMREAD_COLOR
        )
    return out
