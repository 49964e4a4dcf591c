import { z } from 'zod';
import { link, meta, template, text } from './text.ts';

export const notFoundSchema = z.strictObject({
  meta,
  /** The figure that stands in the water. */
  figure: text,
  title: text,
  message: text,
  home: link,
  links: z.array(link).min(1),
  call: template('number'),
});

export type NotFoundWords = z.infer<typeof notFoundSchema>;
