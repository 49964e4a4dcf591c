import { cleanText, type TextRules } from './clean-text.ts';

interface FieldRules extends TextRules {
  name: string;
  required?: true;
  /** Value that browsers fill in (HTML, "autofill field name"). */
  autocomplete?: string;
}

/**
 * Every field of a message, in the order in which it is asked for, exported and mailed. Fields of the types `text` and
 * `multiline` are searched for signs of abuse.
 */
export const contactFields = [
  { name: 'name', type: 'text', limit: 200, required: true, autocomplete: 'name' },
  { name: 'phone', type: 'tel', limit: 40, autocomplete: 'tel' },
  { name: 'email', type: 'email', limit: 254, autocomplete: 'email' },
  { name: 'organization', type: 'text', limit: 200, autocomplete: 'organization' },
  { name: 'message', type: 'multiline', limit: 5000, required: true },
] as const satisfies readonly FieldRules[];

export type FormField = (typeof contactFields)[number];

export type ContactField = FormField['name'];

type RequiredField = Extract<FormField, { required: true }>['name'];

export const fieldNames: readonly ContactField[] = contactFields.map(({ name }) => name);

export type FormValues = Readonly<Record<ContactField, string>>;

export function mapFields(valueFor: (field: FormField) => string): FormValues {
  // The cast is needed, because the type of `Object.fromEntries` forgets the names.
  return Object.fromEntries(contactFields.map(field => [field.name, valueFor(field)])) as FormValues;
}

/** Reason why a field is invalid. The copy for each code is in `content/<language>/contact.yaml`. */
export type FieldProblem =
  | { field: RequiredField; code: 'required' }
  | { field: ContactField; code: 'not-text' }
  | { field: ContactField; code: 'too-long'; excess: number };

/** How long to wait beyond a limit, which one client or all clients together have reached. */
export interface Wait {
  scope: 'client' | 'site';
  minutes: number;
}

type ParsedMessage = { ok: true; message: FormValues } | { ok: false; problems: FieldProblem[] };

/**
 * Reads a message from untrusted input. Unknown fields are ignored, missing ones empty; texts become as
 * `cleanText` makes them.
 */
export function parseContactMessage(input: Readonly<Record<string, unknown>>): ParsedMessage {
  const problems: FieldProblem[] = [];
  const values = mapFields(field => {
    const { name, limit } = field;
    const value = input[name] ?? '';
    if (typeof value !== 'string') {
      problems.push({ field: name, code: 'not-text' });
      return '';
    }
    const clean = cleanText(value, field);
    const excess = [...clean].length - limit;
    if (excess > 0) problems.push({ field: name, code: 'too-long', excess });
    if (clean === '' && 'required' in field) problems.push({ field: field.name, code: 'required' });
    return clean;
  });
  return problems.length === 0 ? { ok: true, message: values } : { ok: false, problems };
}
