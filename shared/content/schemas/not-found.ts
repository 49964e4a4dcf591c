import { z } from 'zod';
import { link, meta, text } from './text.ts';

export const notFoundSchema = z.strictObject({
  meta,
  figure: text.describe('The large number in the water.'),
  title: text,
  message: text,
  home: link,
  links: z.array(link).min(1),
  call: text,
});
