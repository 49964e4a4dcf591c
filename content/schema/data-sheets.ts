import { z } from 'zod';
import { link, meta, text } from './text.ts';

/** What every data sheet says: the names of its fixed fields, and what surrounds them. */
export const dataSheetsSchema = z.strictObject({
  title: text,
  text,
  /** The link from a solution to its sheet. */
  link: text,
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
  methods: text,
  guidance: text,
  sourceLabel: text,
  contact: z.strictObject({ title: text, text, action: link }),
});

/**
 * What only the sheet of one solution says; its title, its description and its limits stand in solutions.yaml.
 * `guidance` holds what others have published, each with publisher and year.
 */
export const dataSheetSchema = z.strictObject({
  meta,
  /** What whoever asks for it has to bring. */
  provide: text,
  quality: text,
  /** What the sheet does not state, and is answered in writing. */
  ask: text,
  guidance: z.array(z.strictObject({ text, source: text })).min(1),
});

export type DataSheetsWords = z.infer<typeof dataSheetsSchema>;
export type DataSheetWords = z.infer<typeof dataSheetSchema>;
