"""What things are made of. Each material is made once per run.

Matte paint is a plain diffuse surface: half the time of Blender's Principled shader, and the look of a museum model.
"""
from functools import cache

from .nodes import empty_material, node, surface
from .palette import DUNE, SAND, STEEL, WOOD, linear


@cache
def paint(color: str, roughness: float = 0.55, specular: float = 0.35):
    """Matte paint, the default for everything man-made; under a roughness of 0.5 it has a soft sheen."""
    material, tree = empty_material(f"paint {color}")
    if roughness >= 0.5:
        surface(tree, node(tree, "BsdfDiffuse", Color=linear(color)))
    else:
        sheen = {"Base_Color": linear(color), "Roughness": roughness, "Specular": specular}
        surface(tree, node(tree, "BsdfPrincipled", **sheen))
    return material


def gloss(color: str, roughness: float = 0.18):
    """Windows, displays, solar cells."""
    return paint(color, roughness, 0.5)


@cache
def metal(color: str = STEEL):
    material, tree = empty_material("metal")
    surface(tree, node(tree, "BsdfPrincipled", Base_Color=linear(color), Roughness=0.42, Metallic=0.55))
    return material


@cache
def glow(color: str, strength: float = 2.0):
    """Lamps, lit displays."""
    material, tree = empty_material("glow")
    light = {"Base_Color": (0, 0, 0, 1), "Emission": linear(color), "Emission_Strength": strength}
    surface(tree, node(tree, "BsdfPrincipled", **light))
    return material


def _mottled(name, light, dark, scale, low, high, detail, stretch=None):
    """Matte, between two tones that follow a noise through space."""
    material, tree = empty_material(name)
    position, ramp = node(tree, "NewGeometry").outputs["Position"], node(tree, "ValToRGB")
    noise = node(tree, "TexNoise", Scale=scale, Detail=detail, Roughness=0.62)
    first, last = ramp.color_ramp.elements
    first.color, first.position, last.color, last.position = linear(dark), low, linear(light), high
    if stretch:
        mapping = node(tree, "Mapping", Scale=stretch)
        tree.links.new(position, mapping.inputs["Vector"])
        position = mapping.outputs["Vector"]
    diffuse = node(tree, "BsdfDiffuse")
    tree.links.new(position, noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], diffuse.inputs["Color"])
    surface(tree, diffuse)
    return material


@cache
def earth(light: str, dark: str, scale: float):
    """Gravel, soil, the flock of leaves."""
    return _mottled("earth", light, dark, scale, 0.32, 0.62, 3)


@cache
def wood(light: str = WOOD, dark: str = "#A87C50"):
    return _mottled("wood", light, dark, 1.0, 0.35, 0.65, 2, (3, 3, 0.8))


@cache
def strata():
    """The cut face of the ground, in soft layers."""
    return _mottled("strata", SAND, DUNE, 1.0, 0.38, 0.60, 2, (0.12, 0.12, 2.6))


@cache
def painted(attribute: str):
    """Matte, in the colors stored at the vertices."""
    material, tree = empty_material(f"painted {attribute}")
    colors, diffuse = node(tree, "Attribute"), node(tree, "BsdfDiffuse")
    colors.attribute_name = attribute
    tree.links.new(colors.outputs["Color"], diffuse.inputs["Color"])
    surface(tree, diffuse)
    return material
