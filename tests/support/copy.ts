/** Matches a text of the copy in which something stands for each `{placeholder}`. */
export function filled(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map(part => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
