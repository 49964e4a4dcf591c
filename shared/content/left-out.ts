import { defaultLanguage } from '../i18n/language.ts';
import { isObject } from '../is-object.ts';
import type { Organization } from './schemas/organization.ts';
import { restsOnIds } from './schemas/rests-on.ts';

/** The values of the files in `content/`, by their paths without the extension. */
type Values = Readonly<Record<string, unknown>>;

/** How `supportHours` says that somebody answers at any hour. */
const anyHour = '24/7';

/**
 * What nothing on the site may rest on: the ids of the claims, solutions and operations that the English copy does not have,
 * or no longer shows because they rest on such an id themselves.
 */
export function findLeftOut(values: Values): ReadonlySet<string> {
  const { organization } = values;
  const entries = ['claims', 'solutions'].flatMap(name => entriesIn(values[`${defaultLanguage}/${name}`]));
  const leftOut = new Set<string>();
  for (let before = -1; before < leftOut.size; ) {
    before = leftOut.size;
    const kept = entries.filter(entry => !restsOnAny(entry, leftOut)).map(({ id }) => id);
    if (isObject(organization) && organization['supportHours'] === anyHour) kept.push('any-hour');
    for (const id of restsOnIds) if (!kept.includes(id)) leftOut.add(id);
  }
  return leftOut;
}

/** True if an entry names one of these ids under `restsOn`. */
export function restsOnAny(entry: unknown, ids: ReadonlySet<string>): boolean {
  const restsOn = isObject(entry) ? entry['restsOn'] : undefined;
  return Array.isArray(restsOn) && restsOn.some(id => ids.has(id));
}

/** The facts without evidence for badges that are left out. */
export function withoutEvidence(organization: Organization, leftOut: ReadonlySet<string>): Organization {
  const { iso9001, epa } = organization.certificates;
  return {
    ...organization,
    certificates: {
      iso9001: leftOut.has('iso-9001') ? {} : iso9001,
      epa: leftOut.has('epa-registration') ? {} : epa,
    },
  };
}

/** All entries with an id, at any depth. */
function entriesIn(value: unknown): { id: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  if (!isObject(value)) return [];
  return [...(hasId(value) ? [value] : []), ...Object.values(value).flatMap(entriesIn)];
}

export function hasId(value: unknown): value is { id: unknown } {
  return isObject(value) && 'id' in value;
}
