import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { factsOf, fillFacts } from './facts.ts';
import { contentFolder, hasCopy, linkLabel, localizedPath } from './language.ts';
import { aboutSchema } from './schema/about.ts';
import { accessibilitySchema } from './schema/accessibility.ts';
import { capabilitiesSchema } from './schema/capabilities.ts';
import { checklistSchema } from './schema/checklist.ts';
import { claimsSchema } from './schema/claims.ts';
import { contactSchema } from './schema/contact.ts';
import { contactAnswersSchema } from './schema/contact-answers.ts';
import { deskSchema } from './schema/desk.ts';
import { distressSchema } from './schema/distress.ts';
import { donateSchema } from './schema/donate.ts';
import { errorSchema } from './schema/error.ts';
import { homeSchema } from './schema/home.ts';
import { impactSchema } from './schema/impact.ts';
import { legalSchema } from './schema/legal.ts';
import { mailSchema } from './schema/mail.ts';
import { notFoundSchema } from './schema/not-found.ts';
import { offlineSchema } from './schema/offline.ts';
import { type Organization, organizationSchema } from './schema/organization.ts';
import { plannerSchema } from './schema/planner.ts';
import { planningSheetSchema } from './schema/planning-sheet.ts';
import { planningSheetsSchema } from './schema/planning-sheets.ts';
import { playerSchema } from './schema/player.ts';
import { pressSchema } from './schema/press.ts';
import { sharedSchema } from './schema/shared.ts';
import { solutionsSchema } from './schema/solutions.ts';
import { topicsSchema } from './schema/topics.ts';
import { waterNowSchema } from './schema/water-now.ts';

/** Every file of copy in a language's folder, by its name without the extension. A title is for the editor. */
export const pageSchemas = {
  shared: sharedSchema.meta({ title: 'Every page' }),
  player: playerSchema.meta({ title: 'Film player' }),
  home: homeSchema,
  about: aboutSchema,
  solutions: solutionsSchema,
  'planning-sheets': planningSheetsSchema,
  'solutions/provision': planningSheetSchema,
  'solutions/purification': planningSheetSchema,
  'solutions/distribution': planningSheetSchema,
  'solutions/technology': planningSheetSchema,
  capabilities: capabilitiesSchema,
  impact: impactSchema,
  checklist: checklistSchema.meta({ title: 'What to have ready' }),
  claims: claimsSchema,
  contact: contactSchema,
  'contact-answers': contactAnswersSchema.meta({ title: 'Answers to the form' }),
  desk: deskSchema.meta({ title: 'Desk of the team' }),
  donate: donateSchema,
  accessibility: accessibilitySchema,
  press: pressSchema,
  mail: mailSchema.meta({ title: 'Emails' }),
  planner: plannerSchema,
  'water-now': waterNowSchema,
  questions: topicsSchema,
  'before-the-storm': topicsSchema,
  'not-found': notFoundSchema,
  error: errorSchema.meta({ title: 'Error page' }),
  offline: offlineSchema.meta({ title: 'Without a connection' }),
  'privacy-policy': legalSchema,
  'terms-of-service': legalSchema,
};

/** The files that are the same in every language. */
export const factSchemas = {
  organization: organizationSchema,
  distress: distressSchema.meta({ title: 'Words of distress' }),
};

const contentSchema = z.strictObject(pageSchemas);

/** All copy of one language, checked, with the organization's facts filled in. One key per file. */
export type Content = Readonly<z.infer<typeof contentSchema>>;

/** Thrown for a content file that does not match its schema. The message names file, field and problem. */
class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads the organization's facts. Throws a `ContentError` that names file and field. */
export function readOrganization(folder: string = contentFolder): Organization {
  return readFacts(join(folder, 'organization.yaml'), organizationSchema);
}

/** Reads the distress words of every language. Throws a `ContentError` that names file and field. */
export function readDistressWords(folder: string = contentFolder): string[] {
  return Object.values(readFacts(join(folder, 'distress.yaml'), distressSchema)).flat();
}

function readFacts<Facts>(file: string, schema: z.ZodType<Facts>): Facts {
  const result = schema.safeParse(readYaml(file));
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map(issue => problem(file, issue.path, issue.message)).join('\n'),
  );
}

/**
 * Reads all copy of a language. Throws a `ContentError` that names every wrong field of every file, and whoever uses copy
 * that the language does not have gets one that names the file: no page falls back to another language inside.
 */
export function readContent(language: string, folder: string = contentFolder): Content {
  const facts = factsOf(readOrganization(folder), language);
  const fileOf = (name: PropertyKey) => join(folder, language, `${String(name)}.yaml`);
  const [present, missing] = [true, false].map(has =>
    Object.keys(pageSchemas).filter(name => hasCopy(language, name, folder) === has),
  );
  const copy = Object.fromEntries(
    (present ?? []).map(name => [
      name,
      localizeLinks(fillFacts(readYaml(fileOf(name)), facts), language, folder),
    ]),
  );
  const result = contentSchema.partial().safeParse(copy);
  if (result.success) {
    refuseMissing(result.data, missing ?? [], fileOf);
    return result.data;
  }
  const problems = result.error.issues.map(({ path: [name = '', ...field], message }) =>
    problem(fileOf(name), field, message),
  );
  throw new ContentError(problems.join('\n'));
}

function refuseMissing(
  copy: { [Name in keyof Content]?: Content[Name] | undefined },
  missing: readonly string[],
  fileOf: (name: string) => string,
): asserts copy is Content {
  for (const name of missing)
    Object.defineProperty(copy, name, {
      get() {
        throw new ContentError(`${fileOf(name)} does not exist`);
      },
    });
}

function problem(file: string, field: readonly PropertyKey[], message: string): string {
  return `${file}: ${field.map(String).join('.') || '(whole file)'}: ${message}`;
}

/** Parsed files, with the time of their last change: reading all of them takes longer than a page. */
const parsed = new Map<string, { changed: number; value: unknown }>();

/** Reads a file of `content/` as it is. Throws a `ContentError` that names the file. */
export function readYaml(file: string): unknown {
  try {
    const { mtimeMs: changed } = statSync(file);
    const known = parsed.get(file);
    if (known?.changed === changed) return known.value;
    const value: unknown = parse(readFileSync(file, 'utf8'));
    parsed.set(file, { changed, value });
    return value;
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Links in the copy use English paths; each language gets its own addresses. */
function localizeLinks(value: unknown, language: string, folder: string): unknown {
  if (Array.isArray(value)) return value.map(item => localizeLinks(item, language, folder));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, localizeLinks(item, language, folder)]);
  if (!('href' in value && typeof value.href === 'string')) return Object.fromEntries(entries);
  const label =
    'label' in value && typeof value.label === 'string'
      ? { label: linkLabel(language, value.href, value.label, folder) }
      : {};
  return { ...Object.fromEntries(entries), href: localizedPath(language, value.href, folder), ...label };
}
