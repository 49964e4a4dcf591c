import type { Facts } from '#shared/content/facts.ts';
import { finishCopy } from '#shared/content/finish-copy.ts';
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

/** A part of the English copy with these facts in place of `{names}`. */
export function withFacts(copy: unknown, facts: Facts): unknown {
  return finishCopy(copy, copy, { language: 'en', facts, leftOut: new Set(), report() {} });
}
