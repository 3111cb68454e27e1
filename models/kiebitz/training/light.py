"""The cheap part of a camera, for pictures that are used more than once: exposure, white balance, grain."""

from __future__ import annotations

import cv2
import numpy as np


def relit(image: np.ndarray, rng: np.random.Generator, strength: float = 1.0) -> np.ndarray:
    """The same uint8 RGB picture under another light."""
    steps = np.arange(256, dtype=np.float32) / 255
    gamma = np.exp(rng.normal(0, 0.22 * strength))
    gain = np.exp(rng.normal(0, 0.16 * strength))
    balance = np.exp(rng.normal(0, 0.07 * strength, 3))
    lift = rng.normal(0, 0.02 * strength)
    table = np.stack([steps**gamma * gain * each + lift for each in balance], -1)
    table = np.clip(table * 255 + 0.5, 0, 255).astype(np.uint8)
    image = cv2.LUT(image, table[None])
    if rng.random() < 0.3 * strength:
        grey = cv2.cvtColor(image, cv2.COLOR_RGB2GRAY)
        amount = float(rng.uniform(0.4, 1.5))
        image = cv2.addWeighted(image, amount, cv2.merge([grey] * 3), 1 - amount, 0)
    if rng.random() < 0.3 * strength:
        noise = rng.integers(0, 256, image.shape[:2], np.uint8)
        image = cv2.add(image, cv2.merge([cv2.convertScaleAbs(noise, alpha=rng.uniform(0.01, 0.08))] * 3))
    return image

