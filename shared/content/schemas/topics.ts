import { z } from 'zod';
import { link, meta, passage, text } from './text.ts';

/** A page of short texts, each under a heading that says what it is about. */
export const topicsSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  topics: z.array(passage.extend({ link: link.optional() })).min(1),
});
