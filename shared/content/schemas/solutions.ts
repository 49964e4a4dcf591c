import { z } from 'zod';
import { operationIds, restsOn, solutionIds } from './ids.ts';
import { callToAction, items, link, links, page, passage, source, text } from './text.ts';

const solution = z.strictObject({
  id: z.enum(solutionIds),
  restsOn,
  title: text,
  lead: text,
  text,
  goodToKnow: text,
  link: link.optional(),
});

/** The columns of the comparison: bottled water, bulk tanker, treatment on site. */
const columns = z.tuple([text, text, text]);

/** An operation: for whom it is, how it starts, and where to go on. */
const operation = z.strictObject({
  id: z.enum(operationIds),
  restsOn,
  title: text,
  people: text.describe('The heading that says for whom it is.'),
  first: text,
  links: links.max(2),
});

/** What the water is by now, and the numbered parts of the drawing that make it so. */
const stage = (parts: number) =>
  z.strictObject({ title: text, parts: z.array(z.strictObject({ name: text, text })).length(parts) });

export const solutionsSchema = page.extend({
  contentsLabel: text,
  goodToKnowLabel: text,
  solutions: items(solution),
  train: z.strictObject({
    title: text,
    lead: text,
    stages: z
      .tuple([stage(2), stage(3), stage(4), stage(4)])
      .describe('Their parts are in the order of the numbers on the drawing.'),
  }),
  waterQuality: passage.extend({
    columns: z.tuple([text, text, text]),
    rows: z.array(z.strictObject({ title: text, limit: text, source })).min(1),
  }),
  comparison: z.strictObject({
    title: text,
    columns,
    rows: z.array(z.strictObject({ title: text, cells: columns })).min(1),
    sources: z.strictObject({ text, items: z.array(source).min(1) }),
  }),
  operations: z.strictObject({ title: text, kinds: items(operation) }),
  start: callToAction,
});
