"""The material of everything in a frame: the light of two keys and a soft glow that follows the water."""
import bpy
import numpy as np

from studio.nodes import empty_material, node, surface
from studio.palette import CYAN, linear

from .keys import Key

_GLOW_RADIUS = 0.42
_HINT = 0.001
"""Weight of what a key does not show."""


class Projection:
    """Lights the whole scene from two keys. `show` sets what changes from frame to frame."""

    def __init__(self, first: Key, second: Key) -> None:
        self.material, self._tree = empty_material("projection")
        self._position = node(self._tree, "NewGeometry").outputs["Position"]
        self._share, self._glow = node(self._tree, "Value"), node(self._tree, "Value")
        self._glow_at = node(self._tree, "CombineXYZ")
        rest = self._math("SUBTRACT", 1.0, self._share.outputs[0])
        colors, weights = zip(
            self._seen_by(first, rest), self._seen_by(second, self._share.outputs[0]), strict=True
        )
        total = self._math("ADD", *weights)
        light = self._vector("SCALE", self._vector("ADD", *colors), scale=self._math("DIVIDE", 1.0, total))
        lamp = node(self._tree, "Emission")
        self._tree.links.new(self._with_glow(light), lamp.inputs["Color"])
        surface(self._tree, lamp)
        bpy.context.view_layer.material_override = self.material

    def show(self, share: float, glow_at: np.ndarray, glow: float) -> None:
        """`share` 0 is the first key's light, 1 the second's."""
        self._share.outputs[0].default_value = share
        self._glow.outputs[0].default_value = glow
        for socket, value in zip(self._glow_at.inputs, glow_at, strict=True):
            socket.default_value = float(value)

    def _seen_by(self, key: Key, share):
        """The key's light at this point, weighted, and its weight: next to nothing where the key did not see it."""
        local = self._vector("SUBTRACT", self._position, key.eye)
        x, y, z = (self._vector("DOT_PRODUCT", local, axis) for axis in (key.right, key.up, key.forward))
        place = node(self._tree, "CombineXYZ")
        for axis, zoom, socket in ((x, key.zoom, 0), (y, key.zoom / key.shape, 1)):
            offset = self._math("MULTIPLY", self._math("DIVIDE", axis, z), zoom)
            self._tree.links.new(self._math("ADD", offset, 0.5), place.inputs[socket])
        depth = self._texture(key.depth, place, "CLIP")
        light, behind = (self._texture(image, place, "EXTEND") for image in (key.light, key.behind))
        farthest = self._math("ADD", self._math("MULTIPLY", depth, 1.006), 0.03)
        seen = self._math("LESS_THAN", z, farthest)
        hint = self._vector("SCALE", behind, scale=self._math("MULTIPLY", share, _HINT))
        sure = self._vector("SCALE", light, scale=self._math("MULTIPLY", share, seen))
        weight = self._math("MULTIPLY", self._math("ADD", seen, _HINT), share)
        return self._vector("ADD", sure, hint), weight

    def _with_glow(self, light):
        away = self._vector("DISTANCE", self._position, self._glow_at.outputs[0])
        square = self._math("POWER", self._math("DIVIDE", away, _GLOW_RADIUS), 2.0)
        strength = self._math("MULTIPLY", self._math("POWER", 0.3679, square), self._glow.outputs[0])
        brighter = self._math("ADD", self._math("MULTIPLY", strength, 1.1), 1.0)
        tint = self._vector("SCALE", linear(CYAN)[:3], scale=self._math("MULTIPLY", strength, 0.32))
        return self._vector("ADD", self._vector("SCALE", light, scale=brighter), tint)

    def _texture(self, image, place, outside: str):
        picture = node(self._tree, "TexImage")
        picture.image, picture.extension, picture.interpolation = image, outside, "Linear"
        self._tree.links.new(place.outputs[0], picture.inputs["Vector"])
        return picture.outputs["Color"]

    def _math(self, operation: str, *values):
        made = node(self._tree, "Math")
        made.operation = operation
        self._feed(made, values)
        return made.outputs[0]

    def _vector(self, operation: str, *values, scale=None):
        made = node(self._tree, "VectorMath")
        made.operation = operation
        self._feed(made, values)
        if scale is not None:
            self._tree.links.new(scale, made.inputs["Scale"])
        return made.outputs["Value" if operation in ("DOT_PRODUCT", "DISTANCE") else "Vector"]

    def _feed(self, made, values) -> None:
        for socket, value in zip(made.inputs, values):
            if isinstance(value, bpy.types.NodeSocket):
                self._tree.links.new(value, socket)
            else:
                socket.default_value = value
