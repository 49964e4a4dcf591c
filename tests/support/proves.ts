import type { CheckId } from '#content/schema/accessibility.ts';
import { tagOf } from '../../scripts/accessibility-record/journeys.ts';

/**
 * Marks a journey as proof of lines of the accessibility statement. Their journeys are recorded and counted there by
 * `npm run accessibility-record`; a test fails when the record and the journeys differ.
 */
export function proves(...checks: readonly CheckId[]): { tag: string[] } {
  return { tag: checks.map(tagOf) };
}
