import { exampleFacts } from '#content/schema/examples.ts';
import type { Organization } from '#content/schema/organization.ts';

/** Whether pages must say that they show examples: the owner lets them go public, and there are some. */
export function showsExamples(organization: Organization): boolean {
  const isAllowed = (process.env['ALLOW_EXAMPLE_DATA'] ?? '').trim() !== '';
  return isAllowed && exampleFacts(organization).length > 0;
}
