"""The logo net: a small stack of convolutions over squares of 48 pixels, written as an ONNX file.

Batch normalisation is folded into the convolutions, and the file is put together node by node: the server's runtime needs
nothing that a converter of this or that version would add.
"""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

SIDE = 48


class LogoNet(nn.Module):
    def __init__(self, classes, widths=(32, 56, 112, 160)):
        super().__init__()
        a, b, c, d = widths
        self.first = step(3, a, 2)
        self.second = step(a, b, 2)
        self.second_more = step(b, b, 1)
        self.third = step(b, c, 2)
        self.third_more = step(c, c, 1)
        self.wide = step(c, d, 1, size=1)
        # The position within the square matters: every channel has its own weight for each of the 36 places.
        self.place = nn.Conv2d(d, d, SIDE // 8, groups=d, bias=False)
        self.place_norm = nn.BatchNorm2d(d)
        self.dropout = nn.Dropout(0.1)
        self.out = nn.Linear(d, classes)

    def forward(self, x):
        x = self.first(x - 0.5)
        x = self.second(x)
        x = x + self.second_more(x)
        x = self.third(x)
        x = x + self.third_more(x)
        x = self.wide(x)
        x = self.place_norm(self.place(x)).flatten(1)
        return self.out(self.dropout(x))


def step(inputs, outputs, stride, size=3):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, size // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()
    )


def fold(conv, norm):
    """The convolution that does what the convolution and the normalisation after it do."""
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    weight = conv.weight * scale[:, None, None, None]
    return weight.detach().float().cpu().numpy(), (norm.bias - norm.running_mean * scale).detach().float().cpu().numpy()


def write_onnx(net, path):
    """Input `crops` [n, 3, 48, 48] from 0 to 1, output `odds` [n, classes]: a share for each class, 0 is none of them."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    net = net.eval()
    nodes, tensors = [], []

    def tensor(name, values):
        tensors.append(numpy_helper.from_array(np.ascontiguousarray(values, dtype=np.float32), name))
        return name

    def convolve(source, name, weight, bias, stride=1, pad=0, groups=1):
        nodes.append(helper.make_node(
            "Conv", [source, tensor(f"{name}.weight", weight), tensor(f"{name}.bias", bias)], [name],
            kernel_shape=list(weight.shape[2:]), strides=[stride, stride], pads=[pad] * 4, group=groups,
        ))
        return name

    def relu(source):
        nodes.append(helper.make_node("Relu", [source], [f"{source}.relu"]))
        return f"{source}.relu"

    def layer(source, name):
        conv, norm, _ = getattr(net, name)
        return relu(convolve(source, name, *fold(conv, norm), conv.stride[0], conv.padding[0]))

    def added(one, other):
        nodes.append(helper.make_node("Add", [one, other], [f"{other}.sum"]))
        return f"{other}.sum"

    nodes.append(helper.make_node("Sub", ["crops", tensor("half", np.array([0.5]))], ["centred"]))
    x = layer("centred", "first")
    x = layer(x, "second")
    x = added(x, layer(x, "second_more"))
    x = layer(x, "third")
    x = added(x, layer(x, "third_more"))
    x = layer(x, "wide")
    x = convolve(x, "place", *fold(net.place, net.place_norm), groups=net.place.groups)
    nodes.append(helper.make_node("Flatten", [x], ["flat"], axis=1))
    weight = net.out.weight.detach().float().cpu().numpy()
    bias = net.out.bias.detach().float().cpu().numpy()
    nodes.append(helper.make_node("Gemm", ["flat", tensor("out.weight", weight), tensor("out.bias", bias)], ["logits"], transB=1))
    nodes.append(helper.make_node("Softmax", ["logits"], ["odds"], axis=1))

    crops = helper.make_tensor_value_info("crops", TensorProto.FLOAT, ["n", 3, SIDE, SIDE])
    odds = helper.make_tensor_value_info("odds", TensorProto.FLOAT, ["n", weight.shape[0]])
    graph = helper.make_graph(nodes, "logo", [crops], [odds], tensors)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], producer_name="logo.py")
    model.ir_version = 8
    onnx.checker.check_model(model)
    onnx.save(model, str(path))


@torch.no_grad()
def odds_of(net, crops, batch=8192):
    net.eval()
    return torch.cat([F.softmax(net(part.float()).float(), 1) for part in crops.split(batch)])
