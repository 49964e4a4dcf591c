import { z } from 'zod';
import { link, page, passage, text } from './text.ts';

/** One page for public buyers. It reuses the copy of other pages where that says it already. */
export const capabilitiesSchema = page.extend({
  print: text,
  provided: passage,
  competencies: z.strictObject({ title: text, items: z.array(text).min(1), link }),
  promises: passage.extend({ link }),
  standby: passage.extend({ link, ask: link }),
  quality: passage.extend({ link }),
  identifiers: z.strictObject({
    title: text,
    rows: z
      .array(z.strictObject({ label: text, value: text.optional() }))
      .min(1)
      .describe('A row whose fact is not set is left out.'),
    ask: link,
  }),
  contact: passage.extend({ phone: text, email: text, office: text, hours: text, action: link }),
});
