import { z } from 'zod';
import { link, meta, passage, text } from './text.ts';

export const pressSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  /** May be printed as it stands. */
  about: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  /** A row whose fact is not set is left out. */
  facts: z.strictObject({
    title: text,
    rows: z.array(z.strictObject({ label: text, value: text.optional() })),
  }),
  /** The figures themselves stand in claims.yaml. */
  figures: passage.extend({ link }),
  logos: passage.extend({
    /** The files that the build draws, by their names (`site/components/logo/files.ts`). */
    files: z.strictObject({ logo: text, 'logo-on-dark': text, symbol: text }),
    formats: z.strictObject({ svg: text, png: text }),
    rules: z.array(text).min(1),
  }),
  pictures: passage,
  contact: passage.extend({ person: text, phone: text, email: text, office: text }),
});

export type PressWords = z.infer<typeof pressSchema>;
