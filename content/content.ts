import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { factsOf, fillFacts } from './facts.ts';
import { contentFolder, localizedPath } from './language.ts';
import { aboutSchema, homeSchema, impactSchema, pressSchema } from './schema/about.ts';
import { accessibilitySchema } from './schema/accessibility.ts';
import { claimsSchema } from './schema/claims.ts';
import { checklistSchema, contactSchema } from './schema/contact.ts';
import { donateSchema, legalSchema } from './schema/legal.ts';
import { contactAnswersSchema, deskSchema, distressSchema, mailSchema } from './schema/messages.ts';
import { type Organization, organizationSchema } from './schema/organization.ts';
import { plannerSchema } from './schema/planner.ts';
import { errorSchema, notFoundSchema, offlineSchema, playerSchema, sharedSchema } from './schema/shared.ts';
import {
  capabilitiesSchema,
  planningSheetSchema,
  planningSheetsSchema,
  solutionsSchema,
} from './schema/solutions.ts';
import { topicsSchema, waterNowSchema } from './schema/topics.ts';

/** Every file of copy in a language's folder, by its name without the extension. */
const pageSchemas = {
  shared: sharedSchema,
  player: playerSchema,
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
  checklist: checklistSchema,
  claims: claimsSchema,
  contact: contactSchema,
  'contact-answers': contactAnswersSchema,
  desk: deskSchema,
  donate: donateSchema,
  accessibility: accessibilitySchema,
  press: pressSchema,
  mail: mailSchema,
  planner: plannerSchema,
  'water-now': waterNowSchema,
  questions: topicsSchema,
  'before-the-storm': topicsSchema,
  'not-found': notFoundSchema,
  error: errorSchema,
  offline: offlineSchema,
  'privacy-policy': legalSchema,
  'terms-of-service': legalSchema,
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

/** Reads all copy of a language. Throws a `ContentError` that names every wrong field of every file. */
export function readContent(language: string, folder: string = contentFolder): Content {
  const facts = factsOf(readOrganization(folder), language);
  const fileOf = (name: PropertyKey) => join(folder, language, `${String(name)}.yaml`);
  const copy = Object.fromEntries(
    Object.keys(pageSchemas).map(name => [
      name,
      localizeLinks(fillFacts(readYaml(fileOf(name)), facts), language),
    ]),
  );
  const result = contentSchema.safeParse(copy);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [name = '', ...field], message }) =>
    problem(fileOf(name), field, message),
  );
  throw new ContentError(problems.join('\n'));
}

function problem(file: string, field: readonly PropertyKey[], message: string): string {
  return `${file}: ${field.map(String).join('.') || '(whole file)'}: ${message}`;
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ContentError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Links in the copy use English paths; each language gets its own addresses. */
function localizeLinks(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map(item => localizeLinks(item, language));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'href' && typeof item === 'string'
        ? localizedPath(language, item)
        : localizeLinks(item, language),
    ]),
  );
}
