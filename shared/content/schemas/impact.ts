import { z } from 'zod';
import { restsOn } from './ids.ts';
import { callToAction, items, page, passage, text } from './text.ts';

const story = z.strictObject({
  id: z.enum(['shelter', 'flood', 'front-line']),
  restsOn,
  title: text,
  tag: text.describe('The kind of operation.'),
  text,
  shows: text,
});

/** A step of the video: in full beside it, and as a caption that is read in two seconds. */
const videoStep = passage.extend({ caption: text });

/** The figures themselves are in claims.yaml; this is what the page says around them. */
export const impactSchema = page.extend({
  readings: z.strictObject({
    title: text,
    caution: text.describe('How we counted all figures.'),
  }),
  stories: z.strictObject({
    title: text,
    lead: text,
    label: text.describe('Marks every card, so that nobody takes a scenario for a report of an event.'),
    showsLabel: text,
    items: items(story, 0).default([]),
  }),
  mission: z.strictObject({
    title: text,
    lead: text,
    note: text,
    film: z.strictObject({
      title: text,
      lead: text,
      steps: z
        .array(videoStep)
        .length(7)
        .describe('What the video shows. The times are in site/drawings/scenes/impact/way-motion.ts.'),
    }),
    steps: z.array(passage).length(6),
  }),
  next: callToAction.describe('What a reader can do now, at the end of the page.'),
});
