import { loadContent } from '#shared/content/load-content.ts';

/** The project's content, for parts that a program hands it to. */
export const content = loadContent();

/** All copy of a language. */
export const readContent = content.copyIn;

/** Matches a text of the copy in which something stands for each `{placeholder}`. */
export function filled(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map(part => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
