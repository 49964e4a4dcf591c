import { z } from 'zod';
import { link, template, text } from './text.ts';

/** Words that stand on every page. */
export const sharedSchema = z.strictObject({
  /** The language's own name and the direction of its script. */
  language: z.strictObject({
    name: text,
    direction: z.enum(['ltr', 'rtl']),
    locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/),
  }),
  skipLink: text,
  header: z.strictObject({
    navigationLabel: text,
    homeLabel: text,
    links: z.array(link).min(1),
    callLabel: text,
    callName: text,
    openMenu: text,
    closeMenu: text,
    menuNote: text,
    languageLabel: text,
  }),
  footer: z.strictObject({
    urgent: z.strictObject({ before: text, link, after: text }),
    danger: text,
    purpose: text,
    quickLinks: z.strictObject({ title: text, links: z.array(link).min(1) }),
    contact: z.strictObject({ title: text, hours: text, support: text }),
    /** Pages for who looks closer. */
    more: z.strictObject({ title: text, links: z.array(link).min(1) }),
    certification: z.strictObject({ title: text, text, link }),
    copyright: template('year'),
    legalLinks: z.array(link).min(1),
  }),
  /** The call at the end of Home, About and Impact. */
  closing: z.strictObject({ title: text, text, actions: z.tuple([link, link]), pictureAlt: text }),
  /** What search engines, shared links and home screens say of the whole site. */
  sharing: z.strictObject({ description: text, pictureAlt: template('title') }),
  toasts: z.strictObject({ regionLabel: template('hotkey'), close: text }),
});

export type SharedWords = z.infer<typeof sharedSchema>;
