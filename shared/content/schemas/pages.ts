import { z } from 'zod';
import { restsOn } from './rests-on.ts';
import { entries, link, meta, page, passage, template, text } from './text.ts';

// Pages that are words under headings.

export const aboutSchema = page.extend({
  cards: z.array(passage).min(1).max(6).describe('Mission, Vision, Purpose and Innovation.'),
  priorities: z.strictObject({ title: text, items: z.array(passage).min(1).max(6) }),
  story: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    action: link,
    press: link,
  }),
});

export const accessibilitySchema = page.extend({
  tested: z.strictObject({
    title: text,
    date: z.iso.date().describe('The day of the last complete run of the end-to-end tests.'),
    text: template('date'),
    tools: text,
    items: z.array(text).min(1),
    note: text,
  }),
  gaps: z.strictObject({ title: text, items: z.array(text).min(1) }),
  report: passage.extend({ phone: text, email: text, promises: z.array(text).default([]) }),
});

/** One page for public buyers. It reuses the copy of other pages where that says it already. */
export const capabilitiesSchema = page.extend({
  print: text,
  provided: passage,
  competencies: z.strictObject({ title: text, items: z.array(text).min(1), link }),
  promises: passage.extend({ link }),
  standby: passage.extend({ link, ask: link }),
  quality: passage.extend({ link }),
  identifiers: z.strictObject({
    title: text,
    rows: z
      .array(z.strictObject({ label: text, value: text.optional() }))
      .min(1)
      .describe('A row whose fact is not set is left out.'),
    ask: link,
  }),
  contact: passage.extend({ phone: text, email: text, office: text, hours: text, action: link }),
});

const legalSection = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lowercase words joined by hyphens')
    .describe(
      'The name of the place on the page, for links. It stays when the title changes or is translated.',
    ),
  title: text,
  paragraphs: z.array(text).default([]),
  items: z.array(text).default([]),
});

/**
 * A legal text: numbered sections, each a heading with paragraphs and, where it helps, a list. A section whose every
 * line needs a fact that is not set says nothing, so it is left out with its heading.
 */
export const legalSchema = page.extend({
  lead: text.optional(),
  updated: template('date'),
  contentsLabel: text,
  sections: entries(legalSection).transform(sections =>
    sections.filter(({ paragraphs, items }) => paragraphs.length + items.length > 0),
  ),
});

export const pressSchema = page.extend({
  about: z
    .strictObject({ title: text, paragraphs: z.array(text).min(1) })
    .describe('Texts that newspapers may print unchanged.'),
  facts: z
    .strictObject({
      title: text,
      rows: z.array(z.strictObject({ label: text, value: text.optional(), restsOn })).min(1),
      provided: text.describe('Before the titles of the solutions.'),
      operations: text.describe('Before the titles of the operations.'),
      figures: link,
    })
    .describe('A row whose fact is not set is left out.'),
  files: passage.extend({
    logo: template('format'),
    pictures: z.strictObject({
      'hand-over': text,
      'disaster-response': text,
      distribution: text,
      train: text,
    }),
    format: template('width', 'height').describe('Beside each picture. Width and height are pixels.'),
    rules: z.array(text).min(1),
  }),
  contact: passage.extend({ person: text, phone: text, email: text, office: text, hours: text }),
});

/** A page of short texts, each under a heading that says what it is about. */
export const topicsSchema = page.extend({
  topics: z.array(passage.extend({ link: link.optional() })).min(1),
});

/**
 * First help for residents. `group` is for people who order water for others, with the phone number; `noVoice` for
 * whoever cannot hear or speak on the phone.
 */
export const waterNowSchema = z.strictObject({
  meta,
  title: text,
  topics: z
    .array(
      z.strictObject({ title: text, text: text.optional(), call: link.optional(), link: link.optional() }),
    )
    .min(1),
  group: passage.extend({ link }),
  noVoice: passage.extend({ call: link, links: z.array(link).min(1) }),
});
