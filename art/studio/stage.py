"""Light and camera: the same sun for every picture."""
from dataclasses import dataclass
from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

from .nodes import node
from .objects import Point, place
from .palette import linear

SUN_AZIMUTH, SUN_HEIGHT, SUN_SOFTNESS = -62, 44, 4
"""Degrees: to the left of the camera, above the horizon, across."""


@dataclass(frozen=True)
class Shot:
    """How a picture is taken. Lengths in scene units, angles in degrees."""

    target: Point
    distance: float
    azimuth: float
    """0 = from the front, negative = from the left."""
    pitch: float
    """Downwards."""
    lens: float
    """Millimeters, on a sensor of 36."""
    blur: float = 0.7
    """Strength of the tilt-shift: 0 is sharp all over."""
    focus: float | None = None
    """Distance in focus; by default that of the target."""
    sun: float = 2.75
    sky: float = 0.40
    reach: float = 4.0
    """How far bounced light is followed before it is estimated."""
    shape: float = 5 / 8
    """Height of the picture divided by its width."""
    rise: float = 0
    """How far the subject is moved up, as a fraction of the picture's width."""
    samples: int = 24
    """Rays per pixel in final quality."""


def set_stage(shot: Shot) -> None:
    """An empty scene with light and camera. Call this before anything is built."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = _sky(shot.sky)
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = shot.sun, linear("#FFE9D2")[:3], radians(SUN_SOFTNESS)
    place("sun", sun)
    scene.camera = place("camera", bpy.data.cameras.new("camera"))
    aim(shot)


def aim(shot: Shot) -> None:
    """Points the camera; the sun turns with it, so that the light is the same from everywhere."""
    camera, turn, pitch = bpy.context.scene.camera, radians(shot.azimuth), radians(shot.pitch)
    direction = Vector((sin(turn) * cos(pitch), -cos(turn) * cos(pitch), sin(pitch)))
    camera.location = Vector(shot.target) + shot.distance * direction
    camera.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    camera.data.shift_y = -shot.rise
    camera.data.lens, camera.data.clip_start, camera.data.clip_end = shot.lens, 0.01, 3000
    light_from(shot.azimuth)


def light_from(azimuth: float) -> None:
    """Turns the sun to where it stands for a camera at `azimuth`."""
    side, height = radians(SUN_AZIMUTH), radians(SUN_HEIGHT)
    sun = Vector((sin(side) * cos(height), -cos(side) * cos(height), sin(height)))
    turned = Matrix.Rotation(radians(azimuth), 3, "Z") @ (-sun).to_track_quat("-Z", "Y").to_matrix()
    bpy.data.objects["sun"].rotation_euler = turned.to_euler()


def _sky(strength: float):
    """A soft box: darker below, brighter above. Bounces find it, so light sampling is switched off."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes, world.cycles.sampling_method = True, "NONE"
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    ramp, axes = node(tree, "ValToRGB"), node(tree, "SeparateXYZ")
    first, last = ramp.color_ramp.elements
    first.color, first.position, last.color, last.position = linear("#B9CDD2"), 0.0, linear("#EEF3F2"), 0.8
    tree.links.new(node(tree, "TexCoord").outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])
    return world
