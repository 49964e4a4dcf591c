import { z } from 'zod';
import { meta, text } from './text.ts';

/** A legal text: numbered sections, each a heading with paragraphs and, where it helps, a list. */
export const legalSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  updatedLabel: text,
  contentsLabel: text,
  sections: z
    .array(z.strictObject({ title: text, paragraphs: z.array(text).min(1), items: z.array(text).optional() }))
    .min(1),
});

export type LegalWords = z.infer<typeof legalSchema>;
