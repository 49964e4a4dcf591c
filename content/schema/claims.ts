import { z } from 'zod';
import { text } from './text.ts';

/** Also the id of the badge's plate on the home page: the footer links to `/#iso-9001`. */
const badgeIds = ['iso-9001', 'who-guidelines', 'epa-registration', 'quality-tested'] as const;

const badge = z.strictObject({
  id: z.enum(badgeIds),
  name: text,
  /** Two short rows on the plate. They say nothing that the texts below do not say. */
  facts: z.array(z.strictObject({ label: text, value: text })).max(2),
  means: text,
  /** What the badge does not mean. */
  limits: text.optional(),
  /** What to ask for. */
  ask: text.optional(),
  /** Lines about documents. A line whose fact is not set in organization.yaml is left out. */
  evidence: z.array(text),
});

const figure = z.strictObject({
  id: z.enum(['people', 'liters', 'operations', 'response']),
  value: text,
  label: text,
  note: text,
  /** The same quantity in another unit. */
  detail: text.optional(),
});

/**
 * A promise on a scale of 48 hours. It may take `until` hours; the window opens at `from`.
 * Without `until` it has no end: around the clock.
 */
const promise = z.strictObject({
  id: z.enum(['response', 'delivery', 'deployment', 'support']),
  name: text,
  value: text,
  from: z.union([z.literal(0), z.literal(24)]),
  until: z.union([z.literal(24), z.literal(48)]).optional(),
});

/** Everything the organization says about itself, once. Home, Impact and the page of claims read it from here. */
export const claimsSchema = z.strictObject({
  badges: z.array(badge).length(badgeIds.length),
  figures: z.array(figure).length(4),
  promises: z.array(promise).length(4),
  /** Read in order, `amount` and `lines` are one text. `source` is shown wherever they are. */
  statistic: z.strictObject({ amount: text, lines: z.array(text).min(1), source: text, scale: text }),
});

export type ClaimsWords = z.infer<typeof claimsSchema>;
