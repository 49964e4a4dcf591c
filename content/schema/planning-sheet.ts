import { z } from 'zod';
import { checklistSchema } from './checklist.ts';
import { link, meta, source, text } from './text.ts';

/**
 * The copy of one solution's planning sheet; its title, description and limits are in solutions.yaml.
 * `guidance` holds published guidance with its sources; `link` leads to what we say about it.
 */
export const planningSheetSchema = z.strictObject({
  meta,
  provide: text.describe('What a customer has to provide.'),
  quality: text,
  ask: text.describe('What the sheet does not state, and is answered in writing.'),
  questions: checklistSchema.optional().describe('What to ask every supplier, us included.'),
  guidance: z.array(z.strictObject({ text, sources: z.array(source).min(1), link: link.optional() })).min(1),
});

export type PlanningSheetCopy = z.infer<typeof planningSheetSchema>;
