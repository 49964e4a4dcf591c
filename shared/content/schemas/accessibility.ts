import { z } from 'zod';
import { page, passage, template, text } from './text.ts';

export const accessibilitySchema = page.extend({
  tested: z.strictObject({
    title: text,
    date: z.iso.date().describe('The day of the last complete run of the end-to-end tests.'),
    text: template('date'),
    tools: text,
    items: z.array(text).min(1),
    note: text,
  }),
  gaps: z.strictObject({ title: text, items: z.array(text).min(1) }),
  report: passage.extend({ phone: text, email: text, promises: z.array(text).default([]) }),
});
