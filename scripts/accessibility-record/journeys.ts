import { z } from 'zod';
import { type AccessibilityRecord, type CheckId, checkIds } from '#content/schema/accessibility.ts';

/** Begins the tag of every journey that proves a line of the statement. */
export const tagPrefix = '@accessibility:';

export const tagOf = (check: CheckId): string => tagPrefix + check;

/** What Playwright's JSON reporter says of a file or a group of journeys, as far as it matters here. */
interface Suite {
  title: string;
  specs: { title: string; tags: string[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tags: z.array(z.string()) })),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({ suites: z.array(suite) });

/** The journeys that prove each line of the statement, as file, groups and title, in order of their names. */
export function journeysByCheck(json: string): AccessibilityRecord['journeys'] {
  const journeys = report.parse(JSON.parse(json)).suites.flatMap(file => named(file, []));
  const proving = (check: CheckId) =>
    journeys.filter(({ tags }) => tags.includes(tagOf(check).slice(1))).map(({ name }) => name);
  // Every check has its key, because the keys come from the list of checks.
  return Object.fromEntries(
    checkIds.map(check => [check, proving(check).sort()]),
  ) as AccessibilityRecord['journeys'];
}

function named(
  { title, specs, suites = [] }: Suite,
  above: readonly string[],
): { name: string; tags: string[] }[] {
  const place = [...above, title];
  return [
    ...specs.map(spec => ({ name: [...place, spec.title].join(' › '), tags: spec.tags })),
    ...suites.flatMap(inner => named(inner, place)),
  ];
}
