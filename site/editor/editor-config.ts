import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { z } from 'zod';
import { type ContentFiles, findLanguages, parseFiles } from '#shared/content/parse.ts';
import { fileSchemas } from '#shared/content/schemas/files.ts';
import { organizationSchema } from '#shared/content/schemas/organization.ts';
import { defaultLanguage } from '#shared/i18n/language.ts';
import { isObject } from '#shared/is-object.ts';
import { fileFormat, sourceField } from './keep-comments.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A text of more characters is edited in several lines. */
const longestLine = 60;

/**
 * Describes `content/` to the editor, made from the schemas: each file, its languages and its fields. Without
 * the backend, which is a setting of the server.
 */
export function editorConfig(files: ContentFiles): Omit<CmsConfig, 'backend'> {
  const values = parseFiles(files);
  const languages = findLanguages(files);
  const words = Object.entries(fileSchemas).map(([name, schema]) => {
    const examples = languages.map(language => values[`${language}/${name}`]);
    return { ...file(name, `{{locale}}/${name}`, schema, examples), i18n: true };
  });
  const facts = [file('organization', 'organization', organizationSchema, [values['organization']])];
  const all = { format: fileFormat, editor: { preview: false } };
  return {
    load_config_file: false,
    app_title: 'Words and facts',
    show_preview_links: false,
    media_folder: 'public',
    i18n: { structure: 'multiple_folders', locales: languages, default_locale: defaultLanguage },
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: 'pages', label: 'Words', icon: 'article', i18n: true, files: words, ...all },
      { name: 'facts', label: 'Facts', icon: 'fact_check', files: facts, ...all },
    ],
  };
}

function file(name: string, path: string, schema: z.ZodType, examples: unknown[]): CollectionFile {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return {
    name,
    label: json.title ?? toLabel(name),
    file: `content/${path}.yaml`,
    fields: [{ name: sourceField, widget: 'hidden', i18n: true }, ...toFields(json, examples)],
  };
}

/** The fields of an object; if its keys are open, those of its examples. The CMS refuses an empty one. */
function toFields(schema: JsonSchema, examples: readonly unknown[]): Field[] {
  const { properties, propertyNames, additionalProperties, required = [] } = schema;
  const objects = examples.filter(isObject);
  const openNames = objectSchema(propertyNames).enum ?? objects.flatMap(Object.keys);
  const names = properties ? Object.keys(properties) : [...new Set(openNames.map(String))];
  const fields = names.map(name =>
    toField(
      name,
      objectSchema(properties ? properties[name] : additionalProperties),
      required.includes(name),
      objects.filter(object => name in object).map(object => object[name]),
    ),
  );
  return fields.filter(field => !('fields' in field) || field.fields?.length !== 0);
}

function toField(name: string, schema: JsonSchema, required: boolean, examples: readonly unknown[]): Field {
  const { title = toLabel(name), description = '', placeholders, maxLength } = schema;
  const names = Array.isArray(placeholders) ? placeholders : [];
  const keep = names.length > 0 ? `Keep ${names.map(word => `{${word}}`).join(' and ')}.` : '';
  const hint = `${description} ${keep}`.trim();
  const common = { name, label: title, hint: hint || undefined, required, i18n: true };
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum };
  const texts = examples.filter(example => typeof example === 'string');
  // A fact such as {responseHours} may stand for a number.
  switch (texts.length > 0 ? 'string' : schema.type) {
    case 'object':
      return { ...common, widget: 'object', fields: toFields(schema, examples) };
    case 'array':
      return { ...common, ...toList(schema, examples.filter(Array.isArray).flat()) };
    case 'integer':
      return { ...common, widget: 'number', value_type: 'int' };
    case 'number':
      return { ...common, widget: 'number', value_type: 'float', step: 0.00001 };
  }
  if (schema.format === 'date') return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  // The editor saves no text beyond these limits.
  const pattern = schema.pattern ?? names.map(word => `(?=[^]*\\{${word}\\})`).join('');
  return {
    ...common,
    widget: texts.some(text => text.length > longestLine) ? 'text' : 'string',
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern && { pattern: [pattern, hint || 'Not in the form of this field.'] }),
  };
}

/** A list, or a tuple, whose items are all of one kind. */
function toList({ items, prefixItems, minItems, maxItems }: JsonSchema, examples: readonly unknown[]) {
  const item = objectSchema(prefixItems?.[0] ?? items);
  if (item.enum) return { widget: 'select', multiple: true, options: item.enum, min: minItems };
  const list = {
    widget: 'list',
    min: prefixItems?.length ?? minItems,
    max: prefixItems?.length ?? maxItems,
  };
  if (item.type !== 'object') return { ...list, field: toField('item', item, true, examples) };
  const fields = toFields(item, examples);
  const title = fields.find(({ name }) => /^(title|name|label|text)$/.test(name)) ?? fields[0];
  return { ...list, collapsed: true, summary: `{{${title?.name}}}`, fields };
}

/** `Call hours` for `callHours`. */
function toLabel(name: string): string {
  const words = name
    .replace(/[-/]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function objectSchema(schema: JsonSchema['items']): JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}
