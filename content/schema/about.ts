import { z } from 'zod';
import { figureIds } from './claims.ts';
import { link, meta, passage, template, text } from './text.ts';

/** One of the three cards. `line` and `sentence` are fixed by the specification; `text` says more. */
const lifelineCard = z.strictObject({
  id: z.enum(['delivery', 'purification', 'tactical']),
  line: text,
  title: text,
  sentence: text,
  text,
  link,
  pictureAlt: text,
});

export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: text,
    subtitle: text,
    actions: z.tuple([link, link]),
    note: text,
    planner: link,
    place: text.describe('The place of the office on the globe, one word for each direction.'),
    north: template('degrees'),
    south: template('degrees'),
    east: template('degrees'),
    west: template('degrees'),
  }),
  promises: z.strictObject({ title: text, text, link, hours: template('hours') }),
  lifeline: z.strictObject({ title: text, text, cards: z.array(lifelineCard).length(3) }),
  guarantees: z.strictObject({ title: text, text, link, open: text, pictureAlt: text }),
  audience: z.strictObject({
    title: text,
    rows: z.array(z.strictObject({ name: text, text, href: link.shape.href })).length(5),
  }),
});

export type HomeCopy = z.infer<typeof homeSchema>;

export const aboutSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  cards: z
    .array(passage)
    .length(4)
    .describe('Mission, Vision, Purpose and Innovation: two rows of two around one datum point.'),
  priorities: z.strictObject({ title: text, items: z.array(passage).length(5) }),
  story: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    pictureAlt: text,
    action: link,
  }),
});

export type AboutCopy = z.infer<typeof aboutSchema>;

const story = z.strictObject({
  title: text,
  tag: text.describe('The kind of operation.'),
  text,
  pictureAlt: text,
  facts: z
    .array(z.strictObject({ label: text, value: text }))
    .default([])
    .describe('Quantities of the text once more, to compare at a glance.'),
  shows: text,
});

/** A step of the film: in full beside it, and as a caption that is read in two seconds. */
const filmStep = passage.extend({ caption: text });

/** The figures themselves are in claims.yaml; this is what the page says around them. */
export const impactSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  readings: z.strictObject({
    scales: z
      .record(z.enum(figureIds), text)
      .describe('What the drawn staff represents, by the id of the figure.'),
    reviewed: template('date').describe(
      "Shown when the day of the figure's last check is set in organization.yaml.",
    ),
  }),
  stories: z.strictObject({
    title: text,
    lead: text,
    label: text.describe('Marks every card, so that no scenario is mistaken for an account of an event.'),
    help: text,
    showsLabel: text,
    items: z.tuple([story, story, story]),
  }),
  mission: z.strictObject({
    title: text,
    lead: text,
    note: text,
    film: z.strictObject({
      title: text,
      lead: text,
      posterAlt: text,
      steps: z
        .array(filmStep)
        .length(7)
        .describe('What the film shows, in its order. The times are in site/films/films.ts.'),
    }),
    steps: z.array(passage).length(6),
  }),
});

export type ImpactCopy = z.infer<typeof impactSchema>;

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
      .describe('The files that the build draws, by their names (`site/components/logo/files.ts`).'),
    formats: z.strictObject({ svg: text, png: text }),
    rules: z.array(text).min(1),
  }),
  pictures: passage,
  contact: passage.extend({ person: text, phone: text, email: text, office: text }),
});

export type PressCopy = z.infer<typeof pressSchema>;
