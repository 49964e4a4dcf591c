import { readFileSync } from 'node:fs';
import { type AccessibilityRecord, accessibilityRecordSchema } from './schema/accessibility.ts';

/** A fact like those of the organization, but written by a run of the journeys and by nobody's hand. */
export const accessibilityRecordFile = 'content/accessibility-record.json';

/** Throws when the file is missing or no record: `npm run accessibility-record` writes it. */
export function readAccessibilityRecord(): AccessibilityRecord {
  return accessibilityRecordSchema.parse(JSON.parse(readFileSync(accessibilityRecordFile, 'utf8')));
}
