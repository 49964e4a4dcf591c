import { z } from 'zod';
import { entries, page, template, text } from './text.ts';

const section = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lowercase words joined by hyphens')
    .describe(
      'The name of the place on the page, for links. It stays when the title changes or is translated.',
    ),
  title: text,
  paragraphs: z.array(text).default([]),
  items: z.array(text).default([]),
});

/**
 * A legal text: numbered sections, each a heading with paragraphs and, where it helps, a list. A section whose every
 * line needs a fact that is not set says nothing, so it is left out with its heading.
 */
export const legalSchema = page.extend({
  lead: text.optional(),
  updated: template('date'),
  contentsLabel: text,
  sections: entries(section).transform(sections =>
    sections.filter(({ paragraphs, items }) => paragraphs.length + items.length > 0),
  ),
});
