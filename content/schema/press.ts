import { z } from 'zod';
import { link, meta, passage, template, text } from './text.ts';

export const pressSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  about: z
    .strictObject({ title: text, paragraphs: z.array(text).min(1) })
    .describe('May be printed unchanged.'),
  facts: z
    .strictObject({
      title: text,
      rows: z.array(z.strictObject({ label: text, value: text.optional() })).min(1),
    })
    .describe('A row whose fact is not set is left out.'),
  figures: passage.extend({ link }).describe('The figures themselves are in claims.yaml.'),
  logos: passage.extend({
    files: z
      .strictObject({ logo: text, 'logo-on-dark': text, symbol: text })
      .describe('The files that the build draws from content/brand/, by their names.'),
    formats: z.strictObject({ svg: text, png: text }),
    rules: z.array(text).min(1),
  }),
  pictures: passage.extend({
    files: z
      .strictObject({
        'solution-purification': text,
        'solution-distribution': text,
        'solution-train': text,
        'story-coast': text,
      })
      .describe('What each picture shows (`site/sections/press/press-pictures.ts`).'),
    format: template('width', 'height').describe('The link to a file. Width and height are pixels.'),
    rules: z.array(text).min(1),
  }),
  contact: passage.extend({ person: text, phone: text, email: text, office: text, hours: text }),
});

export type PressCopy = z.infer<typeof pressSchema>;
