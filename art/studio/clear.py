"""Transparent materials without refraction: no noise, hardly any cost."""
from functools import cache

from .nodes import empty_material, node, surface
from .palette import linear


@cache
def thin_glass(tint: str = "#EAF6F5"):
    """Glass as a thin shell: see-through, with bright edges."""
    material, tree = empty_material("thin glass")
    through = node(tree, "BsdfTransparent", Color=linear(tint))
    mirror = node(tree, "BsdfGlossy", Color=(0.92, 0.97, 0.97, 1), Roughness=0.04)
    facing, power, edge = node(tree, "LayerWeight", Blend=0.5), node(tree, "Math"), node(tree, "Math")
    power.operation, power.inputs[1].default_value = "POWER", 2.6
    edge.operation, edge.inputs[1].default_value, edge.inputs[2].default_value = "MULTIPLY_ADD", 0.75, 0.05
    mix = node(tree, "MixShader")
    tree.links.new(facing.outputs["Facing"], power.inputs[0])
    tree.links.new(power.outputs[0], edge.inputs[0])
    tree.links.new(edge.outputs[0], mix.inputs["Fac"])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    surface(tree, mix)
    return material


@cache
def resin(color: str, clarity: float):
    """Tinted water as a model maker casts it: partly see-through, partly body color, with a little light inside."""
    material, tree = empty_material("resin")
    body = linear(color)
    through = node(tree, "BsdfTransparent", Color=[channel**0.5 for channel in body])
    diffuse = node(tree, "BsdfDiffuse", Color=body)
    inner = node(tree, "Emission", Color=body, Strength=0.16)
    lit, mix = node(tree, "AddShader"), node(tree, "MixShader", Fac=1 - clarity)
    tree.links.new(diffuse.outputs[0], lit.inputs[0])
    tree.links.new(inner.outputs[0], lit.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(lit.outputs[0], mix.inputs[2])
    surface(tree, mix)
    return material
