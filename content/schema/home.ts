import { z } from 'zod';
import { link, meta, text } from './text.ts';

export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: text,
    subtitle: text,
    actions: z.tuple([link, link]),
    note: text,
  }),
});

export type HomeWords = z.infer<typeof homeSchema>;
