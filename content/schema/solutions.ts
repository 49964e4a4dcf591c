import { z } from 'zod';
import { link, meta, passage, source, text } from './text.ts';

/** One of the four solutions; `alt` describes its picture. */
const solution = z.strictObject({
  title: text,
  lead: text,
  text,
  goodToKnow: text,
  link: link.optional(),
  alt: text,
});

/** The columns of the comparison: bottled water, bulk tanker, treatment on site. */
const columns = z.tuple([text, text, text]);

/** One of the three operations: for whom it is, the first 24 hours, what a customer provides, and where to go on. */
const operation = z.strictObject({
  title: text,
  people: text.describe('For whom, as a heading.'),
  first: text,
  need: text,
  links: z.array(link).min(1).max(2),
  alt: text,
});

export const solutionsSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  contentsLabel: text,
  goodToKnowLabel: text,
  solutions: z.strictObject({
    provision: solution,
    purification: solution
      .extend({ parts: z.array(text).length(4) })
      .describe('The parts are named in the order of the numbers on the picture.'),
    distribution: solution,
    technology: solution,
  }),
  train: z.strictObject({ title: text, lead: text, alt: text, parts: z.array(text).length(6) }),
  waterQuality: passage
    .extend({
      columns: z.tuple([text, text, text]),
      rows: z.array(z.strictObject({ title: text, limit: text, source })).min(1),
    })
    .describe('Published limits for drinking water, each with its source.'),
  comparison: z.strictObject({
    title: text,
    columns,
    rows: z.array(z.strictObject({ title: text, cells: columns })).min(1),
    sources: z.strictObject({ text, items: z.array(source).min(1) }),
  }),
  operations: z.strictObject({
    title: text,
    labels: z.strictObject({ first: text, need: text }),
    kinds: z.strictObject({
      'disaster-response': operation,
      'tactical-water-support': operation,
      'community-support': operation,
    }),
  }),
  start: z.strictObject({ title: text, text, action: link }),
});

export type SolutionsCopy = z.infer<typeof solutionsSchema>;
export type SolutionCopy = z.infer<typeof solution>;
