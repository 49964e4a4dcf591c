import { z } from 'zod';
import { checklistSchema } from './contact.ts';
import { link, meta, passage, text } from './text.ts';

/** One of the four solutions; `alt` describes its picture. */
const solution = z.strictObject({ title: text, lead: text, text, goodToKnow: text, alt: text });

/** The columns of the comparison: bottled water, bulk tanker, treatment on site. */
const columns = z.tuple([text, text, text]);

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
      rows: z.array(z.strictObject({ title: text, limit: text, source: text })).min(1),
    })
    .describe('Published limits for drinking water, each with its source.'),
  comparison: z.strictObject({
    title: text,
    columns,
    rows: z.array(z.strictObject({ title: text, cells: columns })).min(1),
    sources: text,
  }),
  operations: z.strictObject({
    title: text,
    kinds: z.strictObject({
      'disaster-response': passage,
      'tactical-water-support': passage,
      'community-support': passage,
    }),
  }),
  start: z.strictObject({ title: text, text, action: link }),
});

export type SolutionsCopy = z.infer<typeof solutionsSchema>;
export type SolutionCopy = z.infer<typeof solution>;

/** What all planning sheets share: the names of the fixed fields and the text around them. */
export const planningSheetsSchema = z.strictObject({
  title: text,
  text,
  link: text.describe('The link from a solution to its sheet.'),
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

export type PlanningSheetsCopy = z.infer<typeof planningSheetsSchema>;
export type PlanningSheetCopy = z.infer<typeof planningSheetSchema>;

/** One page for public buyers. It reuses the copy of other pages where that says it already. */
export const capabilitiesSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  pdf: text.describe('The link to the page as a file, shown when the build could make one.'),
  provided: passage,
  competencies: z.strictObject({ title: text, items: z.array(text).min(1) }),
  promises: passage.extend({ link }),
  quality: passage.extend({ link }),
  identifiers: z.strictObject({
    title: text,
    legalName: text,
    place: text,
    uei: text.describe('Each is shown when it is set in organization.yaml.'),
    cage: text,
    naics: text,
    ask: text,
  }),
  contact: z.strictObject({ title: text, phone: text, email: text, office: text, action: link }),
});

export type CapabilitiesCopy = z.infer<typeof capabilitiesSchema>;
