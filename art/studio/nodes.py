"""Short functions that build Blender's node trees."""
import bpy


def empty_material(name: str):
    """A new material with an empty node tree; returns both."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, material.node_tree


def node(tree, kind: str, **inputs):
    """Adds a shader node; keywords set its inputs (`Base_Color=…` is the input "Base Color")."""
    made = tree.nodes.new(f"ShaderNode{kind}")
    for name, value in inputs.items():
        made.inputs[name.replace("_", " ")].default_value = value
    return made


def surface(tree, shader) -> None:
    """Makes a shader node the surface of its material."""
    tree.links.new(shader.outputs[0], node(tree, "OutputMaterial").inputs["Surface"])
