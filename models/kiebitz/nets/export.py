"""From a trained net to a TF.js graph model: `model.json` and one file of weights.

The graph is written by hand from what `torch.fx` finds in the net, so nothing of TensorFlow is needed. Batch norms are
folded, weights are rounded to 8 bits where a layer is large and to 16 where it is small or delicate, and the numbers
that come out for a known input are stored beside the weights, computed by PyTorch *with the rounded weights*.

Format: https://github.com/tensorflow/tfjs/tree/master/tfjs-converter (graph-model, weightsManifest with quantization)
"""

from __future__ import annotations

import base64
import copy
import json
import math
import operator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, fx, nn

from .blocks import Conv, Flat, Head, Up


class _Plain(nn.Module):
    """A convolution with its batch norm folded: what TF.js will compute, in PyTorch."""

    def __init__(self, layer: Conv | Flat | Head) -> None:
        super().__init__()
        if isinstance(layer, Head):
            weight, bias = layer.conv.weight, layer.conv.bias
        else:
            weight, bias = layer.folded()
        self.weight = nn.Parameter(weight.detach().clone())
        self.bias = nn.Parameter(bias.detach().clone())
        self.layer = layer

    def forward(self, x: Tensor) -> Tensor:
        layer = self.layer
        pad = getattr(layer, "pad", None)
        if pad:
            x = nn.functional.pad(x, pad)
        conv = layer.conv
        x = nn.functional.conv2d(
            x, self.weight, self.bias, conv.stride, conv.padding, conv.dilation, conv.groups
        )
        clipped = isinstance(layer, Flat) or getattr(layer, "activation", False)
        return nn.functional.relu6(x) if clipped else x


def plain(net: nn.Module) -> nn.Module:
    """The net with every batch norm folded; it computes the same as `net.eval()`."""
    net = copy.deepcopy(net).eval()

    def fold(module: nn.Module) -> None:
        for name, child in module.named_children():
            if isinstance(child, Conv | Flat | Head):
                setattr(module, name, _Plain(child))
            else:
                fold(child)

    fold(net)
    return net


class _Tracer(fx.Tracer):
    def is_leaf_module(self, m: nn.Module, qualified_name: str) -> bool:
        return isinstance(m, _Plain | Up)


def _text(value: str) -> dict[str, str]:
    return {"s": base64.b64encode(value.encode()).decode()}


def _ints(*values: int) -> dict[str, Any]:
    return {"list": {"i": [str(value) for value in values]}}


def _dims(shape: tuple[int, ...]) -> dict[str, Any]:
    return {"dim": [{"size": str(size)} for size in shape]}


FLOAT = {"type": "DT_FLOAT"}
PARITY_SEED = 1


class _Writer:
    """Collects the graph's nodes and weights."""

    def __init__(self) -> None:
        self.nodes: list[dict[str, Any]] = []
        self.weights: list[dict[str, Any]] = []
        self.data = bytearray()

    def node(self, name: str, op: str, inputs: list[str], **attributes: Any) -> str:
        self.nodes.append({"name": name, "op": op, "input": inputs, "attr": attributes})
        return name

    def constant(self, name: str, value: np.ndarray, bits: int) -> tuple[str, np.ndarray]:
        """Writes a constant with so many bits a number (8, 16, or 32), and gives what will be read back."""
        integer = value.dtype == np.int32
        kind = {"type": "DT_INT32"} if integer else FLOAT
        tensor = {"dtype": kind["type"], "tensorShape": _dims(value.shape)}
        self.nodes.append(
            {"name": name, "op": "Const", "attr": {"dtype": kind, "value": {"tensor": tensor}}}
        )
        entry: dict[str, Any] = {
            "name": name,
            "shape": list(value.shape),
            "dtype": "int32" if integer else "float32",
        }
        if bits == 16:
            stored = value.astype("<f2")
            read = stored.astype(np.float32)
            entry["quantization"] = {"dtype": "float16", "original_dtype": "float32"}
        elif bits == 8:
            low, high = min(float(value.min()), 0.0), max(float(value.max()), 0.0)
            scale = max(high - low, 1e-8) / 255
            # Zero stays zero.
            zero = round(-low / scale)
            low = -zero * scale
            stored = np.clip(np.round(value / scale) + zero, 0, 255).astype(np.uint8)
            read = (stored * np.float32(scale) + np.float32(low)).astype(np.float32)
            entry["quantization"] = {
                "dtype": "uint8",
                "min": low,
                "scale": scale,
                "original_dtype": "float32",
            }
        else:
            stored, read = value.astype("<i4" if integer else "<f4"), value
        self.data += stored.tobytes()
        self.weights.append(entry)
        return name, read


def _bits(weight: Tensor, depthwise: bool) -> int:
    return 16 if depthwise or weight.numel() < 2048 else 8


def export(
    net: nn.Module,
    folder: Path,
    size: tuple[int, int],
    outputs: tuple[str, ...],
    free_size: bool = False,
) -> None:
    """Writes `model.json`, `weights.bin` and the parity files of a trained net into a folder.

    :param size: height and width in pixels that the net was made for.
    :param outputs: names of what it gives, in its order.
    :param free_size: other heights and widths will do as well.
    """
    folded = plain(net)
    graph = _Tracer().trace(folded)
    writer = _Writer()
    height, width = (-1, -1) if free_size else size
    writer.nodes.append(
        {
            "name": "input",
            "op": "Placeholder",
            "attr": {"dtype": FLOAT, "shape": {"shape": _dims((-1, height, width, 3))}},
        }
    )
    modules = dict(folded.named_modules())
    names: dict[fx.Node, str] = {}
    given: list[str] = []
    for node in graph.nodes:
        name = f"net/{node.name}"
        if node.op == "placeholder":
            names[node] = "input"
        elif node.op == "call_module":
            module = modules[str(node.target)]
            source = names[node.args[0]]
            names[node] = (
                _upsampled(writer, name, source)
                if isinstance(module, Up)
                else _convolved(writer, name, source, module)
            )
        elif node.op == "call_function" and node.target in (operator.add, operator.sub):
            op = "AddV2" if node.target is operator.add else "Sub"
            first, second = node.args
            other = (
                names[second]
                if isinstance(second, fx.Node)
                else writer.constant(f"{name}/y", np.array(second, np.float32), 32)[0]
            )
            names[node] = writer.node(name, op, [names[first], other], T=FLOAT)
        elif node.op == "call_method" and node.target == "flatten":
            names[node] = names[node.args[0]]
        elif node.op == "output":
            results = node.args[0]
            results = results if isinstance(results, tuple | list) else (results,)
            for output, result in zip(outputs, results, strict=True):
                flat = result.op == "call_method"
                given.append(_named(writer, output, names[result], flat))
        else:
            raise ValueError(f"no way to write {node.op} {node.target}")

    # By now the net holds what will be read back.
    example = pseudo_random(PARITY_SEED, (1, *size, 3))
    with torch.no_grad():
        results = folded(torch.from_numpy(example).permute(0, 3, 1, 2))
    results = results if isinstance(results, tuple) else (results,)

    folder.mkdir(parents=True, exist_ok=True)
    model = {
        "format": "graph-model",
        "generatedBy": "kiebitz",
        "convertedBy": None,
        "signature": {
            "inputs": {"input": _signature("input", (-1, height, width, 3))},
            "outputs": {name: _signature(name, (-1,)) for name in given},
        },
        "modelTopology": {"node": writer.nodes, "library": {}, "versions": {"producer": 1}},
        "weightsManifest": [{"paths": ["weights.bin"], "weights": writer.weights}],
    }
    (folder / "model.json").write_text(json.dumps(model, separators=(",", ":")))
    (folder / "weights.bin").write_bytes(bytes(writer.data))
    parity: dict[str, Any] = {
        "seed": PARITY_SEED,
        "input": {"shape": list(example.shape)},
        "outputs": {},
    }
    for name, result in zip(outputs, results, strict=True):
        value = result.numpy()
        value = value.transpose(0, 2, 3, 1) if value.ndim == 4 else value
        rounded = [round(float(each), 7) for each in value.reshape(-1)]
        parity["outputs"][name] = {"shape": list(value.shape), "values": rounded}
    (folder / "parity.json").write_text(json.dumps(parity) + "\n")


def pseudo_random(seed: int, shape: tuple[int, ...]) -> np.ndarray:
    """Numbers in 0..1 that TypeScript makes as well: the linear congruential generator of Numerical Recipes."""
    state, values = seed, np.empty(math.prod(shape), np.float32)
    for index in range(len(values)):
        state = (1664525 * state + 1013904223) % 2**32
        values[index] = state / 2**32
    return values.reshape(shape)


def _signature(name: str, shape: tuple[int, ...]) -> dict[str, Any]:
    return {"name": f"{name}:0", "dtype": "DT_FLOAT", "tensorShape": _dims(shape)}


def _convolved(writer: _Writer, name: str, source: str, module: _Plain) -> str:
    layer = module.layer
    conv = layer.conv
    depthwise = conv.groups > 1
    # PyTorch keeps (outputs, inputs, h, w); TensorFlow (h, w, inputs, outputs), or (h, w, channels, 1) a channel each.
    order = (2, 3, 0, 1) if depthwise else (2, 3, 1, 0)
    weight = module.weight.detach().permute(order).contiguous().numpy()
    _, read = writer.constant(f"{name}/w", weight, _bits(module.weight, depthwise))
    back = (2, 3, 0, 1) if depthwise else (3, 2, 0, 1)
    module.weight.data = torch.from_numpy(read.copy()).permute(back).contiguous()
    writer.constant(f"{name}/b", module.bias.detach().numpy(), 32)
    clipped = isinstance(layer, Flat) or getattr(layer, "activation", False)
    fused = ["BiasAdd", "Relu6"] if clipped else ["BiasAdd"]
    stride = conv.stride[0]
    return writer.node(
        name,
        "FusedDepthwiseConv2dNative" if depthwise else "_FusedConv2D",
        [source, f"{name}/w", f"{name}/b"],
        T=FLOAT,
        strides=_ints(1, stride, stride, 1),
        dilations=_ints(1, 1, 1, 1),
        padding=_text("VALID" if isinstance(layer, Flat) else "SAME"),
        data_format=_text("NHWC"),
        num_args={"i": "1"},
        fused_ops={"list": {"s": [_text(op)["s"] for op in fused]}},
        epsilon={"f": 0.0},
        explicit_paddings={"list": {}},
    )


def _upsampled(writer: _Writer, name: str, source: str) -> str:
    """Twice as high and wide, whatever the size: each pixel beside itself, then each row below itself.

    Written with shapes known only at run time: the size is read off the tensor.
    """
    shape = writer.node(f"{name}/shape", "Shape", [source], T=FLOAT, out_type={"type": "DT_INT32"})
    for key, value in (("from", [1]), ("to", [3]), ("step", [1]), ("two", 2)):
        writer.constant(f"{name}/{key}", np.array(value, np.int32), 32)
    sides = writer.node(
        f"{name}/sides",
        "StridedSlice",
        [shape, f"{name}/from", f"{name}/to", f"{name}/step"],
        T={"type": "DT_INT32"},
        Index={"type": "DT_INT32"},
        begin_mask={"i": "0"},
        end_mask={"i": "0"},
        ellipsis_mask={"i": "0"},
        new_axis_mask={"i": "0"},
        shrink_axis_mask={"i": "0"},
    )
    doubled = writer.node(f"{name}/doubled", "Mul", [sides, f"{name}/two"], T={"type": "DT_INT32"})
    return writer.node(
        name,
        "ResizeNearestNeighbor",
        [source, doubled],
        T=FLOAT,
        align_corners={"b": False},
        half_pixel_centers={"b": False},
    )


def _named(writer: _Writer, name: str, source: str, flat: bool) -> str:
    if not flat:
        return writer.node(name, "Identity", [source], T=FLOAT)
    channels = next(
        node for node in writer.weights if node["name"] == f"{source}/b"
    )["shape"][0]
    writer.constant(f"{name}/shape", np.array([-1, channels], np.int32), 32)
    return writer.node(name, "Reshape", [source, f"{name}/shape"], T=FLOAT, Tshape={"type": "DT_INT32"})
