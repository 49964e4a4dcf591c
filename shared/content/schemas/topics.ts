import { z } from 'zod';
import { link, page, passage } from './text.ts';

/** A page of short texts, each under a heading that says what it is about. */
export const topicsSchema = page.extend({
  topics: z.array(passage.extend({ link: link.optional() })).min(1),
});
