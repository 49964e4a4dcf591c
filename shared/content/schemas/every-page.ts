import { z } from 'zod';
import { restsOn } from './ids.ts';
import { link, links, matching, template, text } from './text.ts';

/** Forms that `Intl` lacks: a range of days, and days with hours. */
const officeHoursForms = z.strictObject({
  days: template('first', 'last'),
  hours: template('days', 'opens', 'closes', 'zone'),
});

export type OfficeHoursForms = z.infer<typeof officeHoursForms>;

export const everyPageSchema = z.strictObject({
  language: z.strictObject({
    name: text,
    locale: matching(/^[a-z]{2}_[A-Z]{2}$/, 'expected a locale such as en_US'),
    officeHours: officeHoursForms.describe('How the language writes a range of days, and days with hours.'),
    translation: z
      .strictObject({ reviewedBy: text.optional(), unchecked: text, original: text })
      .optional()
      .describe('In every language but English: who checked the words, or the line that nobody has.'),
  }),
  skipLink: text,
  exampleBanner: text.describe('At the top of every page that shows example data in public.'),
  eventLabel: text.describe('The label of the line at the top of every page, shown while `event` is set.'),
  event: z.strictObject({ text, date: z.iso.date(), link: link.optional() }).optional(),
  urgent: z.strictObject({ label: text, link }).describe('The line above the header.'),
  header: z.strictObject({
    navigationLabel: text,
    links,
    callLabel: text,
    callName: text,
    openMenu: text,
    closeMenu: text,
    tools: z
      .array(link)
      .min(1)
      .describe('In the top bar, in the menu of a phone, and in the footer before `more`.'),
    menuNote: text,
    languageLabel: text,
  }),
  reach: z.strictObject({ phone: text, email: text, office: text, hours: text }),
  footer: z.strictObject({
    urgent: z.strictObject({ before: text, link, after: text }),
    danger: text,
    purpose: text,
    quickLinks: z.strictObject({ title: text, links }),
    contact: z.strictObject({ title: text, hours: text }),
    more: z.strictObject({ title: text, links }).describe('Pages for readers who want details.'),
    certification: z.strictObject({ title: text, text, link, restsOn }).optional(),
    copyright: template('year'),
    legalLinks: links,
  }),
  closing: z.strictObject({ title: text, text, actions: z.tuple([link, link]) }),
  sharing: z.strictObject({
    description: text,
    pictureAlt: text.describe('The picture of shared links: people pass water along a flooded street.'),
  }),
  toasts: z.strictObject({ regionLabel: template('hotkey'), close: text }),
});

export type EveryPageCopy = z.infer<typeof everyPageSchema>;
