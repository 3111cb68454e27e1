"""Synthetic photographs of cards on tables, with the truth about them."""

from .bank import FaceBank
from .scene import Scene, SceneCard, scene

__all__ = ["FaceBank", "Scene", "SceneCard", "scene"]
