"""The sea of a model: cast resin over the ground."""
from functools import partial

import numpy as np

from .ground import Area, Field, slab
from .nodes import empty_material, node, surface
from .noise import noise
from .palette import linear, rgb

_DEPTHS = np.array([0, 0.12, 0.35, 0.8, 1.6, 3.0, 5.0])
_TONES = rgb("#D5EEE6", "#A6DDD8", "#5CC4C6", "#1FA9B5", "#0F8796", "#0A5F70", "#083F50")
_FOAM = rgb("#F4F7F2")


def sea(area: Area, ground: Field) -> None:
    """Water up to height 0: colored by its depth, with lines of foam where it runs out, and cut sides."""
    slab(
        area.grown(-0.02),  # a little inside the ground block: no double edge where the ground is dry
        _swell,
        lambda x, y: np.minimum(ground(x, y), 0) - 0.01,
        _top_material(),
        _side_material(),
        partial(_colors, ground),
        220,
    )


def _swell(x, y):
    chop = 0.35 * np.sin(y * 1.9 + 2.5 * noise(x * 0.12, y * 0.12, 9, 2))
    return 0.045 * ((noise(x * 0.35, y * 0.6, 4, 3) - 0.5) * 2 + chop)


def _colors(ground: Field, x, y, z):
    depth = -ground(x, y)
    tone = np.stack([np.interp(np.clip(depth, 0, 5), _DEPTHS, channel) for channel in _TONES.T], -1)
    shift = 0.16 * (noise(x * 0.55, y * 0.55, 2, 3) - 0.5)
    edge = np.exp(-(((depth - 0.055 + shift * 0.35) / 0.045) ** 2))
    second = 0.55 * np.exp(-(((depth - 0.34 + shift) / 0.035) ** 2)) * (noise(x * 0.4, y * 0.4, 7, 2) > 0.42)
    foam = np.clip(edge + second, 0, 1)[..., None]
    return tone * (1 - foam) + foam * _FOAM


def _top_material():
    material, tree = empty_material("sea")
    colors = node(tree, "Attribute")
    colors.attribute_name = "col"
    shader = node(tree, "BsdfPrincipled", Roughness=0.16, Specular=0.5)
    ripples, bump = node(tree, "TexNoise", Scale=2.2, Detail=2), node(tree, "Bump", Strength=0.12, Distance=0.06)
    tree.links.new(colors.outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(node(tree, "NewGeometry").outputs["Position"], ripples.inputs["Vector"])
    tree.links.new(ripples.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    surface(tree, shader)
    return material


def _side_material():
    """Darker toward the bottom."""
    material, tree = empty_material("cut sea")
    axes, ramp, shader = node(tree, "SeparateXYZ"), node(tree, "ValToRGB"), node(tree, "BsdfPrincipled", Roughness=0.12)
    height = node(tree, "MapRange", From_Min=-2.2, From_Max=0)
    first, last = ramp.color_ramp.elements
    first.color, last.color = linear("#073847"), linear("#2FB1BB")
    tree.links.new(node(tree, "NewGeometry").outputs["Position"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], height.inputs["Value"])
    tree.links.new(height.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    surface(tree, shader)
    return material
