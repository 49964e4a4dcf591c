"""Renders the scene with Cycles: color and what the noise filter needs to know."""
import os
from dataclasses import dataclass
from tempfile import TemporaryDirectory

import bpy
import numpy as np

_GUIDES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth"}
_FLAT = {"color": "Image", "depth": "Depth"}


@dataclass(frozen=True)
class Passes:
    """One render: three channels per pixel, rows from the bottom; depth in scene units along the view."""

    color: np.ndarray
    albedo: np.ndarray
    normal: np.ndarray
    depth: np.ndarray


def render_halves(width: int, height: int, samples: int, reach: float) -> tuple[Passes, Passes]:
    """Two renders of half the samples with different noise: their difference measures it."""
    _set_size(width, height)
    _light_settings(max(1, samples // 2), max(4, samples // 6), reach)
    first, second = (Passes(**_render(_GUIDES, seed)) for seed in (1, 2))
    return first, second


def render_flat(width: int, height: int, samples: int) -> tuple[np.ndarray, np.ndarray]:
    """Color and depth of surfaces that emit light: no rays are followed, so there is no noise."""
    _set_size(width, height)
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.max_bounces, cycles.use_fast_gi, cycles.filter_width = 0, False, 1.5
    passes = _render(_FLAT, 1)
    return passes["color"], passes["depth"][..., 0]


def _set_size(width: int, height: int) -> None:
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = width, height
    render.threads_mode, render.threads, render.use_persistent_data = "FIXED", 1, True


def _light_settings(samples: int, fewest: int, reach: float) -> None:
    scene = bpy.context.scene
    cycles, light = scene.cycles, scene.world.light_settings
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, fewest
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 0, 8
    # Light is estimated after one bounce: half the time of true bounces, same look.
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 1
    light.distance, light.ao_factor = reach, 1.0
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.4


def _render(wanted: dict[str, str], seed: int) -> dict[str, np.ndarray]:
    scene = bpy.context.scene
    scene.cycles.seed = seed
    with TemporaryDirectory() as folder:
        _write_passes_to(folder, wanted)
        bpy.ops.render.render()
        return {name: _read(os.path.join(folder, f"{name}0001.exr")) for name in wanted}


def _write_passes_to(folder: str, wanted: dict[str, str]) -> None:
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = "albedo" in wanted
    layer.use_pass_z = scene.use_nodes = True
    layer.pass_alpha_threshold = 0  # depth of the first surface, also where it is clear
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.color_mode = "OPEN_EXR", "32", "RGBA"
    output.format.exr_codec = "NONE"
    output.file_slots.clear()
    for name, socket in wanted.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[socket], output.inputs[name])


def _read(path: str) -> np.ndarray:
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[..., :3]
