import { z } from 'zod';
import { restsOn } from './ids.ts';
import {
  callToAction,
  items,
  link,
  links,
  matching,
  meta,
  page,
  passage,
  template,
  text,
  texts,
  unlistedMeta,
} from './text.ts';

const rows = z
  .array(z.strictObject({ label: text, value: text.optional() }))
  .min(1)
  .describe('A row whose fact is not set is left out.');

const legalSection = z.strictObject({
  id: matching(/^[a-z]+(-[a-z]+)*$/, 'expected lowercase words joined by hyphens').describe(
    'The name of the place on the page, for links. It stays when the title changes or is translated.',
  ),
  title: text,
  paragraphs: z.array(text).default([]),
  items: z.array(text).default([]),
});

/**
 * A legal text: numbered sections, each a heading with paragraphs and, where it helps, a list. A section
 * whose every line needs a fact that is not set says nothing, so it is left out with its heading.
 */
const legalText = page.extend({
  lead: text.optional(),
  updated: template('date'),
  contentsLabel: text,
  sections: items(legalSection).transform(sections =>
    sections.filter(({ paragraphs, items }) => paragraphs.length + items.length > 0),
  ),
});

/** A page of short texts, each under a heading that says what it is about. */
const topics = page.extend({ topics: z.array(passage.extend({ link: link.optional() })).min(1) });

const moment = template('moment');

/**
 * The files of pages that are words under headings, and of those for an error, for no connection and behind a
 * team link.
 */
export const pageSchemas = {
  about: page.extend({
    cards: z.array(passage).min(1).max(6).describe('Mission, Vision, Purpose and Innovation.'),
    priorities: z.strictObject({ title: text, items: z.array(passage).min(1).max(6) }),
    story: z.strictObject({ title: text, paragraphs: texts, action: link, press: link }),
    answers: z.strictObject({ title: text, text, rows, link }),
  }),
  /** One page for public buyers. It reuses the copy of other pages where that says it already. */
  capabilities: page.extend({
    print: text,
    provided: passage,
    competencies: z.strictObject({ title: text, items: texts, link }),
    promises: passage.extend({ link }),
    standby: passage.extend({ link, ask: link }),
    quality: passage.extend({ link }),
    identifiers: z.strictObject({ title: text, rows, ask: link }),
    contact: callToAction,
  }),
  /** What helps to have at hand before writing or calling. */
  checklist: passage.extend({ items: texts }),
  /** Texts about payment are left out as long as organization.yaml has no address of a payment page. */
  donate: page.extend({
    lead: text.describe('Begins with thanks. Shown as long as no payment page is set.'),
    leadWithPayment: text.optional().describe('Shown instead once a payment page is set.'),
    things: callToAction,
    money: z.strictObject({
      title: text,
      elsewhere: z.strictObject({ text, link }).describe('Shown as long as no payment page is set.'),
      payment: z
        .strictObject({ text: text.optional(), action: text })
        .describe('Shown instead once a payment page is set.'),
    }),
    time: passage.extend({ link }),
    facts: z.strictObject({
      useLabel: text,
      use: text.optional(),
      taxLabel: text,
      tax: text,
      taxStatus: text.optional().describe("Replaces `tax` once the organization's status is set."),
      taxDeductible: text.optional().describe('Replaces both once it has an EIN, too.'),
      refundLabel: text,
      refund: text.optional(),
    }),
  }),
  accessibility: page.extend({
    tested: z.strictObject({
      title: text,
      date: z.iso.date().describe('The day of the last complete run of the end-to-end tests.'),
      text: template('date'),
      tools: text,
      items: texts,
      note: text,
    }),
    gaps: z.strictObject({ title: text, items: texts }),
    report: passage.extend({ promises: z.array(text).default([]) }),
  }),
  press: page.extend({
    about: z.strictObject({ title: text, paragraphs: texts }),
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
      rules: texts,
    }),
    contact: passage.extend({ person: text }),
  }),
  /**
   * First help for residents. `group` is for people who order water for others, with the phone number;
   * `noVoice` for whoever cannot hear or speak on the phone.
   */
  'water-now': z.strictObject({
    meta,
    title: text,
    topics: z
      .array(
        z.strictObject({ title: text, text: text.optional(), call: link.optional(), link: link.optional() }),
      )
      .min(1),
    group: passage.extend({ link }),
    noVoice: passage.extend({ call: link, links }),
  }),
  questions: topics,
  'before-the-storm': topics,
  'not-found': z.strictObject({
    meta: unlistedMeta,
    figure: text.describe('The large number in the water.'),
    title: text,
    message: text,
    home: link,
    links,
  }),
  error: z.strictObject({
    meta: unlistedMeta,
    title: text,
    ours: text.describe('For an error of the server, and for a request that it could not read.'),
    theirs: text,
    request: text.describe('Comes before the request ID, by which operators find the request in the log.'),
    tryAgain: text,
    home: link,
    call: text,
  }),
  /** Shown by the service worker for a page that is not on the device. */
  offline: z.strictObject({ meta: unlistedMeta, title: text, text, links, call: text }),
  /**
   * The page behind the links of a team email. Keys are the states of a message, its last change, and what a link
   * does.
   */
  'team-link': z.strictObject({
    meta: unlistedMeta,
    titles: z.strictObject({ new: text, answered: text, spam: text, 'set-aside': text }),
    facts: z.strictObject({ reference: text, received: text, replyBy: text }),
    moment,
    done: z.strictObject({
      untouched: text,
      reopened: moment,
      answered: moment,
      spam: moment,
      released: moment,
    }),
    notes: z.strictObject({ reopen: text, answered: text, spam: text, release: text }),
    buttons: z.strictObject({ reopen: text, answered: text, spam: text, release: text }),
    problems: z.strictObject({ expired: passage, forged: passage, unknown: passage, erased: passage }),
    home: link,
  }),
  'privacy-policy': legalText,
  'terms-of-service': legalText,
};
