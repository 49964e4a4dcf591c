import { parse } from 'yaml';
import { z } from 'zod';
import { defaultLanguage } from '../i18n/language.ts';
import { ContentError } from './content-error.ts';
import { factsFor } from './facts.ts';
import { findLeftOut, finishCopy } from './finish-copy.ts';
import { everyPageSchema } from './schemas/every-page.ts';
import { fileSchemas } from './schemas/files.ts';
import { type Organization, organizationSchema } from './schemas/organization.ts';

/** The text of each file by its path in `content/`, such as `en/home.yaml`. */
export type ContentFiles = Readonly<Record<string, string>>;

/** The values of files by their paths without the extension. */
type Values = Readonly<Record<string, unknown>>;

const copySchema = z.strictObject(fileSchemas);

/** Read first: facts and links need what a language says about itself. */
const languageSchema = z.object({ 'every-page': everyPageSchema.pick({ language: true }).loose() });

/** All copy of one language, with the organization's facts filled in. One field per file. */
export type Copy = Readonly<z.infer<typeof copySchema>>;

/** All of `content/`, checked. */
export interface SiteContent {
  organization: Organization;
  /** Codes of all languages, the default first. */
  languages: readonly string[];
  /** All copy of one of these languages; throws for any other. */
  copyIn(language: string): Copy;
}

/**
 * Checks all of `content/`. Throws a `ContentError` with every mistake, or with those that keep the rest from
 * being checked: what is not YAML, then wrong facts, then what a language, English first, must say of itself.
 */
export function parseContent(files: ContentFiles): SiteContent {
  const values = parseFiles(files);
  const organization = parseOrganization(values);
  const languages = findLanguages(files);
  const leftOut = findLeftOut(values);
  const problems: string[] = [];
  const copies = new Map<string, Copy>();
  for (const language of languages) {
    const folder = `${language}/`;
    const everyPage = { 'every-page': values[`${folder}every-page`] };
    const languageCopy = check(languageSchema, everyPage, folder, problems)?.['every-page'].language;
    // Without English, each field of every other language would be reported as not in it.
    if (!languageCopy && language === defaultLanguage) break;
    if (!languageCopy) continue;
    if (language !== defaultLanguage && !languageCopy.translation)
      problems.push(`content/${folder}every-page.yaml: language.translation: is missing`);
    const facts = factsFor(organization, language, languageCopy.officeHours);
    const finished = Object.keys(fileSchemas).map(name => {
      const [value, english] = [values[folder + name], values[`${defaultLanguage}/${name}`]];
      const report = (field: string, problem: string) =>
        problems.push(`content/${folder}${name}.yaml: ${field}: ${problem}`);
      return [name, finishCopy(value, english, { language, facts, leftOut, report })];
    });
    const copy = check(copySchema, Object.fromEntries(finished), folder, problems);
    if (copy) copies.set(language, copy);
  }
  throwIfAny(problems);
  return {
    organization,
    languages,
    copyIn(language) {
      const copy = copies.get(language);
      if (!copy) throw new Error(`there is no copy in "${language}"`);
      return copy;
    },
  };
}

/** The organization's facts, checked. Throws a `ContentError` with every mistake. */
export function parseOrganization(values: Values): Organization {
  const problems: string[] = [];
  const parsed = check(z.object({ organization: organizationSchema }), values, '', problems);
  if (!parsed) throw new ContentError(problems.join('\n'));
  return parsed.organization;
}

/** The values in files, by path without the extension. Throws a `ContentError` for what is not YAML. */
export function parseFiles(files: ContentFiles): Values {
  const problems: string[] = [];
  const values = Object.entries(files).map(([path, text]) => {
    try {
      return [path.replace(/\.yaml$/, ''), parse(text)];
    } catch (error) {
      problems.push(`content/${path}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  throwIfAny(problems);
  return Object.fromEntries(values);
}

/** The languages: the default first, then each folder of `content/` that is named by a language code. */
export function findLanguages(files: ContentFiles): string[] {
  const codes = Object.keys(files).flatMap(path => /^([a-z]{2,3})\//.exec(path)?.[1] ?? []);
  return [...new Set([defaultLanguage, ...codes.sort()])];
}

/** The values of files in a folder of `content/`. If they are wrong, their mistakes join `problems`. */
function check<Value>(schema: z.ZodType<Value>, files: unknown, folder: string, problems: string[]) {
  // Each schema reads one value: compiling it first would take longer.
  const { data, error } = schema.safeParse(files, { error: errorMap, jitless: true });
  for (const { path, message } of error?.issues ?? []) {
    const [file, ...field] = path;
    problems.push(`content/${folder}${String(file)}.yaml: ${field.join('.') || '(whole file)'}: ${message}`);
  }
  return data;
}

function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError([...new Set(problems)].join('\n'));
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  object: 'fields',
  number: 'a number',
  int: 'a whole number',
};

const empty = 'is empty; delete the line if it may be missing';

/** Explains an invalid field to people who edit content. A schema's own words come first. */
const errorMap: z.core.$ZodErrorMap = issue => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === null) return empty;
      return issue.input === undefined ? 'is missing' : `expected ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`;
    case 'unrecognized_keys':
      return `has no field named ${issue.keys.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? empty : `needs at least ${issue.minimum}`;
    case 'too_big':
      return `takes at most ${issue.maximum}`;
    default:
      return undefined;
  }
};
