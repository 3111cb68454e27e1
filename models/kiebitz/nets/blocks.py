"""The building blocks of all nets: few kinds of layers, each of which TF.js computes the same way.

Padding follows TensorFlow's "SAME": at stride 2 the odd pixel goes to the right and below, where PyTorch would put it
on both sides. Every convolution is followed by a batch norm that is folded into it when the weights go out.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F


def same_padding(kernel: int, stride: int) -> tuple[int, int]:
    """Pixels before and after, for sides that are multiples of the stride."""
    total = max(kernel - stride, 0)
    return total // 2, total - total // 2


class Conv(nn.Module):
    """Convolution, batch norm and (unless told otherwise) ReLU6; `depthwise` has one filter a channel."""

    def __init__(
        self,
        inputs: int,
        outputs: int,
        kernel: int = 1,
        stride: int = 1,
        depthwise: bool = False,
        activation: bool = True,
    ) -> None:
        super().__init__()
        before, after = same_padding(kernel, stride)
        self.pad = (before, after, before, after) if before != after else None
        self.depthwise = depthwise
        self.stride = stride
        self.activation = activation
        self.conv = nn.Conv2d(
            inputs,
            outputs,
            kernel,
            stride,
            padding=0 if self.pad else before,
            groups=inputs if depthwise else 1,
            bias=False,
        )
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x: Tensor) -> Tensor:
        if self.pad:
            x = F.pad(x, self.pad)
        x = self.norm(self.conv(x))
        return F.relu6(x) if self.activation else x

    def folded(self) -> tuple[Tensor, Tensor]:
        """Weights (outputs, inputs / groups, k, k) and biases (outputs) with the batch norm in them."""
        norm = self.norm
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        return self.conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


class Block(nn.Module):
    """Inverted residual (MobileNetV2): widen, look round each channel, narrow again; skips itself where it can."""

    def __init__(self, inputs: int, outputs: int, stride: int = 1, kernel: int = 5, widen: int = 2) -> None:
        super().__init__()
        inner = inputs * widen
        self.layers = nn.Sequential(
            Conv(inputs, inner),
            Conv(inner, inner, kernel, stride, depthwise=True),
            Conv(inner, outputs, activation=False),
        )
        self.skips = stride == 1 and inputs == outputs

    def forward(self, x: Tensor) -> Tensor:
        y = self.layers(x)
        return x + y if self.skips else y


class Up(nn.Module):
    """Each pixel becomes two by two equal ones."""

    def forward(self, x: Tensor) -> Tensor:
        return F.interpolate(x, scale_factor=2, mode="nearest")


class Head(nn.Module):
    """A plain 1x1 convolution with a bias: logits or offsets."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 1)

    def forward(self, x: Tensor) -> Tensor:
        return self.conv(x)


class Flat(nn.Module):
    """A whole map to one vector: a convolution as large as the map, so that places keep their own weights."""

    def __init__(self, inputs: int, outputs: int, size: tuple[int, int]) -> None:
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, size, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x: Tensor) -> Tensor:
        return F.relu6(self.norm(self.conv(x)))

    def folded(self) -> tuple[Tensor, Tensor]:
        """Weights (outputs, inputs, H, W) and biases (outputs) with the batch norm in them."""
        scale = self.norm.weight / torch.sqrt(self.norm.running_var + self.norm.eps)
        return self.conv.weight * scale[:, None, None, None], self.norm.bias - self.norm.running_mean * scale
