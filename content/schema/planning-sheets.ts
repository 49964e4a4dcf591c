import { z } from 'zod';
import { link, text } from './text.ts';

/** What all planning sheets share: the names of the fixed fields and the text around them. */
export const planningSheetsSchema = z.strictObject({
  title: text,
  text,
  link: text.describe('The link from a solution to its sheet.'),
  contentsLabel: text,
  fields: z.strictObject({
    is: text,
    planned: text,
    provide: text,
    times: text,
    quality: text,
    limits: text,
    ask: text,
  }),
  methods: link.describe('Leads to the comparison of the methods.'),
  guidance: text,
  sourceLabel: text,
  contact: z.strictObject({ title: text, text, action: link }),
});

export type PlanningSheetsCopy = z.infer<typeof planningSheetsSchema>;
