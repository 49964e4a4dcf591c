import { defaultLanguage } from '../i18n/language.ts';
import { isObject } from '../is-object.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The values of all files, by their paths, without what the English copy leaves out: what the owner cannot say is gone from every
 * page and language. Adds a line for each list of a translation that cannot follow.
 */
export function leaveOut(values: Values, problems: string[]): Values {
  const certified = hasEntry(values[`${defaultLanguage}/claims`], 'badges', 'iso-9001');
  const entries = Object.entries(values).map(([path, value]) => {
    const english = values[path.replace(/^[a-z]+(?=\/)/, defaultLanguage)];
    const longer: string[] = [];
    const kept = withoutLeftOut(value, english, longer);
    problems.push(...longer.map(problem => `content/${path}.yaml: ${problem}`));
    return [path, certified ? kept : withoutCertification(kept)];
  });
  return Object.fromEntries(entries);
}

function hasEntry(copy: unknown, list: string, id: string): boolean {
  const entries = isObject(copy) ? copy[list] : undefined;
  return Array.isArray(entries) && entries.some(entry => hasId(entry) && entry.id === id);
}

/** The line in the footer repeats a badge. */
function withoutCertification(copy: unknown): unknown {
  if (!isObject(copy) || !isObject(copy['footer'])) return copy;
  const { certification: _, ...footer } = copy['footer'];
  return { ...copy, footer };
}

/**
 * Copy of a language without the entries that the English copy leaves out. Entries are known by their `id`. A list without ids that is longer than the English one is a problem, by its field.
 */
function withoutLeftOut(own: unknown, english: unknown, problems: string[], field = ''): unknown {
  if (Array.isArray(own) && Array.isArray(english)) {
    const kept = own.every(hasId)
      ? own.filter(({ id }) => english.some(item => hasId(item) && item.id === id))
      : own;
    if (kept.length > english.length)
      problems.push(
        `${field}: has ${own.length} entries, the English copy ${english.length}: leave out the same`,
      );
    return kept.map((item, index) => {
      const same = hasId(item) ? english.find(other => hasId(other) && other.id === item.id) : english[index];
      return withoutLeftOut(item, same, problems, `${field}.${index}`);
    });
  }
  if (!isObject(own) || !isObject(english)) return own;
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      withoutLeftOut(value, english[key], problems, field ? `${field}.${key}` : key),
    ]),
  );
}

/** How texts say that somebody answers at any hour. */
const anyHour =
  /\b24\/7\b|\b24\s?h?\/24\b|around the clock|day and night|de día y de noche|jour et nuit|lajounen kou lannuit|على مدار الساعة|ليلًا ونهارًا/i;

/** The fields that promise an answer at any hour although `supportHours` names hours. */
export function deniedHours(value: unknown, supportHours: string, field = ''): string[] {
  if (anyHour.test(supportHours)) return [];
  if (typeof value === 'string')
    return anyHour.test(value)
      ? [`${field}: says "${anyHour.exec(value)?.[0]}", but support answers ${supportHours} (supportHours)`]
      : [];
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    deniedHours(item, supportHours, field ? `${field}.${key}` : key),
  );
}

function hasId(value: unknown): value is { id: unknown } {
  return isObject(value) && 'id' in value;
}
