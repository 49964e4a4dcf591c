import { z } from 'zod';
import { checklistSchema } from './checklist.ts';
import { link, meta, text } from './text.ts';

/**
 * The copy of one solution's planning sheet; its title, description and limits are in solutions.yaml.
 * `guidance` holds published guidance, each with publisher and year; `link` leads to what we say about it.
 */
export const planningSheetSchema = z.strictObject({
  meta,
  provide: text.describe('What a customer has to provide.'),
  quality: text,
  ask: text.describe('What the sheet does not state, and is answered in writing.'),
  questions: checklistSchema.optional().describe('What to ask every supplier, us included.'),
  guidance: z.array(z.strictObject({ text, source: text, link: link.optional() })).min(1),
});

export type PlanningSheetCopy = z.infer<typeof planningSheetSchema>;
