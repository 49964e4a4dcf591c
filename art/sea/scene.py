"""The sea in Blender: Cycles only decides what hides what, and smooths edges."""
from math import pi

import bpy
import numpy as np

from studio.nodes import empty_material, node, surface
from studio.objects import place

from .color import water_color
from .sky import sky_with_clouds
from .view import EYE_HEIGHT, HALF_WIDTH, HORIZON, View


class Sea:
    """The scene for pictures of one size; `render` takes one of them."""

    def __init__(self, view: View, samples: int) -> None:
        self.view = view
        bpy.ops.wm.read_factory_settings(use_empty=True)
        _settings(view, samples)
        _hang_sky(view)
        _set_camera(view)
        self._mesh = _grid(view.rows, view.columns)
        self._mesh.materials.append(_material())
        place("sea", self._mesh)

    def render(self, seconds: float, path: str) -> None:
        """The sea at a time, as a PNG."""
        points = self.view.water(seconds)
        colors = np.ones((*points.shape[:2], 4), np.float32)
        colors[..., :3] = water_color(points, self.view.lost_slope)
        self._mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
        self._mesh.attributes["water"].data.foreach_set("color", colors.ravel())
        self._mesh.update()
        bpy.context.scene.render.filepath = path
        bpy.ops.render.render(write_still=True)


def _settings(view: View, samples: int) -> None:
    scene = bpy.context.scene
    render, cycles, shown = scene.render, scene.cycles, scene.view_settings
    render.engine, cycles.device, cycles.samples = "CYCLES", "CPU", samples
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.filter_width = 0, 1.5
    render.resolution_x, render.resolution_y = view.width, view.height
    render.threads_mode, render.threads = "FIXED", 1
    shown.view_transform, shown.look = "Standard", "None"
    render.image_settings.file_format, render.dither_intensity = "PNG", 1.0  # a dark sky bands in 8 bits


def _hang_sky(view: View) -> None:
    """The sky as a picture fixed to the window: the camera never moves. Without light sampling, which costs seconds."""
    height, width = view.height, view.width
    up = (HORIZON - (np.arange(height)[::-1] + 0.5) / height) * view.full
    across = ((np.arange(width) + 0.5) / width * 2 - 1) * HALF_WIDTH
    x, y = np.meshgrid(across, up)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = sky_with_clouds(np.arctan(x), np.clip(y / np.sqrt(1 + x**2 + y**2), 0, 1))
    image = bpy.data.images.new("sky", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes, world.cycles.sampling_method = True, "NONE"
    tree = world.node_tree
    picture = node(tree, "TexImage")
    picture.image, picture.extension = image, "EXTEND"
    tree.links.new(node(tree, "TexCoord").outputs["Window"], picture.inputs["Vector"])
    tree.links.new(picture.outputs["Color"], tree.nodes["Background"].inputs["Color"])


def _set_camera(view: View) -> None:
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.lens = 36, 18 / HALF_WIDTH
    data.shift_y = -(0.5 - HORIZON) * view.height / view.width
    data.clip_start, data.clip_end = 0.1, 50000
    camera = place("camera", data, (0, 0, EYE_HEIGHT))
    camera.rotation_euler = (pi / 2, 0, 0)
    bpy.context.scene.camera = camera


def _material():
    material, tree = empty_material("water")
    material.cycles.sample_as_light = False
    colors, light = node(tree, "Attribute"), node(tree, "Emission")
    colors.attribute_name = "water"
    tree.links.new(colors.outputs["Color"], light.inputs["Color"])
    surface(tree, light)
    return material


def _grid(rows: int, columns: int):
    index = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("sea")
    mesh.vertices.add(rows * columns)
    mesh.loops.add(quads.size)
    mesh.polygons.add(len(quads))
    mesh.loops.foreach_set("vertex_index", quads.ravel())
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    mesh.update(calc_edges=True)
    mesh.attributes.new("water", "FLOAT_COLOR", "POINT")
    return mesh
