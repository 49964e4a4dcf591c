import { z } from 'zod';
import { meta, passage, template, text } from './text.ts';

/** What the journeys prove of the accessibility statement. A journey names the line it proves (tests/support/proves.ts). */
export const checkIds = [
  'rules',
  'contrast',
  'night',
  'reflow',
  'large-text',
  'headings',
  'tables',
  'keyboard',
  'focus',
  'targets',
  'forced-colors',
  'reduced-motion',
  'without-script',
  'html',
] as const;

/** The programs whose versions a record holds. */
const toolIds = ['chromium', 'axe-core', 'html-validate'] as const;

export const accessibilitySchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  tested: z.strictObject({
    title: text,
    text: template('date'),
    columns: z.strictObject({ what: text, tool: text, journeys: text }),
    tools: z.record(z.enum(toolIds), template('version')),
    /** In the order of the table. */
    checks: z.record(z.enum(checkIds), z.strictObject({ what: text, tool: z.enum(toolIds) })),
    note: text,
  }),
  gaps: z.strictObject({
    title: text,
    items: z.array(text),
    /** Stands there instead of an empty list. */
    none: template('date'),
  }),
  report: passage.extend({ phone: text, email: text, promises: z.array(text) }),
});

/**
 * The last run of those journeys that passed, written by `npm run accessibility-record`: the day, the versions, and
 * for each line of the statement the journeys that prove it.
 */
export const accessibilityRecordSchema = z.strictObject({
  date: z.iso.date(),
  versions: z.record(z.enum(toolIds), z.string().min(1)),
  journeys: z.record(z.enum(checkIds), z.array(z.string()).min(1)),
});

export type AccessibilityWords = z.infer<typeof accessibilitySchema>;
export type AccessibilityRecord = z.infer<typeof accessibilityRecordSchema>;
export type CheckId = (typeof checkIds)[number];
