import { z } from 'zod';
import { figureIds } from './claims.ts';
import { meta, passage, template, text } from './text.ts';

const story = z.strictObject({
  title: text,
  /** The kind of operation. */
  tag: text,
  text,
  pictureAlt: text,
  /** Quantities of the text once more, to compare at a glance. */
  facts: z.array(z.strictObject({ label: text, value: text })),
  shows: text,
});

/** A step of the film: in full beside it, and as a caption that is read in two seconds. */
const filmStep = passage.extend({ caption: text });

/** The figures themselves stand in claims.yaml; here is what this page says around them. */
export const impactSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  readings: z.strictObject({
    /** What the drawn staff stands for, by the id of the figure. */
    scales: z.record(z.enum(figureIds), text),
    /** Shown when the day of the figure's last check is set in organization.yaml. */
    reviewed: template('date'),
  }),
  stories: z.strictObject({
    title: text,
    lead: text,
    /** Stands on every card, so that no scenario passes for an account of an event. */
    label: text,
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
      /** What the film shows, in its order; when, stands in site/films/way-of-water.ts. */
      steps: z.array(filmStep).length(7),
    }),
    steps: z.array(passage).length(6),
  }),
});

export type ImpactWords = z.infer<typeof impactSchema>;
