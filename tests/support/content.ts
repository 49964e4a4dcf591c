import { loadContent } from '#shared/content/load-content.ts';

/** The project's content, for code that gets it as an argument. */
export const content = loadContent();

/** All copy of a language. */
export const readContent = content.copyIn;

/** Matches a text of the copy in which each `{placeholder}` is filled in. */
export function filled(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map(part => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
