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
const copiesSchema = z.record(z.string(), copySchema);

/** Read first: facts and links need what a language says about itself. */
const languagesSchema = z.record(
  z.string(),
  z.object({ 'every-page': z.object({ language: everyPageSchema.shape.language }) }),
);

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
 * being checked: what is not YAML, then wrong facts, then what a language lacks to write facts and links.
 */
export function parseContent(files: ContentFiles): SiteContent {
  const values = parseFiles(files);
  const organization = parseOrganization(values);
  const languages = findLanguages(files);
  const descriptions = validate(
    languagesSchema,
    Object.fromEntries(
      languages.map(language => [language, { 'every-page': values[`${language}/every-page`] }]),
    ),
    2,
  );
  const leftOut = findLeftOut(values);
  const problems: string[] = [];
  const finished = Object.entries(descriptions).map(([language, { 'every-page': everyPage }]) => {
    const { officeHours, translation } = everyPage.language;
    const facts = factsFor(organization, language, officeHours);
    if (language !== defaultLanguage && !translation)
      problems.push(`content/${language}/every-page.yaml: language.translation: is missing`);
    const copy = Object.keys(fileSchemas).map(name => {
      const [value, english] = [values[`${language}/${name}`], values[`${defaultLanguage}/${name}`]];
      const report = (field: string, problem: string) =>
        problems.push(`content/${language}/${name}.yaml: ${field}: ${problem}`);
      return [name, finishCopy(value, english, { language, facts, leftOut, report })];
    });
    return [language, Object.fromEntries(copy)];
  });
  const copies = validate(copiesSchema, Object.fromEntries(finished), 2, problems);
  return {
    organization,
    languages,
    copyIn(language) {
      const copy = copies[language];
      if (!copy) throw new Error(`there is no copy in "${language}"`);
      return copy;
    },
  };
}

/** The organization's facts, checked. Throws a `ContentError` with every mistake. */
export function parseOrganization(values: Values): Organization {
  return validate(z.object({ organization: organizationSchema }), values, 1).organization;
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
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return Object.fromEntries(values);
}

/** The languages: the default first, then each folder of `content/` that is named by a language code. */
export function findLanguages(files: ContentFiles): string[] {
  const codes = Object.keys(files).flatMap(path => /^([a-z]{2,3})\//.exec(path)?.[1] ?? []);
  return [...new Set([defaultLanguage, ...codes.sort()])];
}

/**
 * @param depth how many parts of an issue's path name the file: 2 for `es/home`; the rest name the field
 * @param known mistakes found before, which are thrown with those found here
 */
function validate<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  depth: number,
  known: readonly string[] = [],
): Value {
  // Each schema reads one value: compiling it first would take longer.
  const { data, success, error } = schema.safeParse(value, { error: errorMap, jitless: true });
  if (success && known.length === 0) return data;
  // These come first: a mistake in English makes every translation differ from it.
  const found = (error?.issues ?? []).map(({ path, message }) => {
    const [file, field] = [path.slice(0, depth).join('/'), path.slice(depth).join('.')];
    return `content/${file}.yaml: ${field || '(whole file)'}: ${message}`;
  });
  throw new ContentError([...new Set([...found, ...known])].join('\n'));
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
