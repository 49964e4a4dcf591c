import { z } from 'zod';
import { link, page, passage, text } from './text.ts';

export const aboutSchema = page.extend({
  cards: z.array(passage).min(1).max(6).describe('Mission, Vision, Purpose and Innovation.'),
  priorities: z.strictObject({ title: text, items: z.array(passage).min(1).max(6) }),
  story: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    action: link,
    press: link,
  }),
});
