"""Kiebitz's card recogniser: synthetic cards and scenes, nets, training, measurement."""
