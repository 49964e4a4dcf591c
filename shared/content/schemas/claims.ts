import { z } from 'zod';
import { badgeIds, figureIds, promiseIds, restsOn, statementIds } from './ids.ts';
import { items, link, page, passage, source, text, texts } from './text.ts';

/** The evidence for a claim of any kind. */
const behind = {
  means: text,
  limits: text.describe('What the claim does not mean.'),
  ask: text.optional().describe('What to ask for.'),
  link: link.optional().describe('Leads to another page that explains it.'),
  evidence: z
    .array(text)
    .default([])
    .describe('Lines about documents. A line whose fact is not set in organization.yaml is left out.'),
};

const fact = z.strictObject({ label: text, value: text });

const badge = z.strictObject({
  id: z.enum(badgeIds),
  name: text,
  facts: z.tuple([fact, fact]).describe('On the closed badge: what it covers, and which document proves it.'),
  ...behind,
});

const figure = z.strictObject({
  id: z.enum(figureIds),
  value: text,
  label: text,
  detail: text.optional().describe('The same quantity in another unit.'),
  impact: text.optional().describe('Replaces `means` on the page Impact.'),
  restsOn,
  ...behind,
});

const promise = z.strictObject({
  id: z.enum(promiseIds),
  name: text,
  value: text,
  clock: text.describe('When the time in `value` starts, and what ends it.'),
  ...behind,
});

/** Terms that the site uses elsewhere and that need an explanation. */
const statement = z.strictObject({ id: z.enum(statementIds), name: text, ...behind });

/** All that the organization says about itself, for Home, Impact and the page of claims. */
export const claimsSchema = page.extend({
  link: link.describe('The link from a claim on another page to its item here.'),
  labels: z.strictObject({ means: text, limits: text, evidence: text, checked: text }),
  documents: text.describe('How to get the documents behind the badges.'),
  groups: z.strictObject({
    badges: passage,
    figures: passage.extend({
      through: text.optional().describe('The last month that we counted, here and on Impact.'),
    }),
    promises: passage,
    statements: z.strictObject({ title: text }),
    statistic: z.strictObject({ title: text }),
  }),
  badges: items(badge),
  figures: items(figure),
  promises: items(promise),
  statements: items(statement, 0).default([]),
  statistic: z
    .strictObject({
      amount: text,
      lines: texts,
      source: text,
      sources: z.array(source).min(1),
      ...behind,
    })
    .describe('`amount` and `lines` form one text, in this order. `source` is shown wherever they are.'),
});
