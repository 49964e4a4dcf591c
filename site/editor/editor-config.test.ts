import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFiles } from '#shared/content/load-content.ts';
import { maxTitleLength } from '#shared/content/schemas/text.ts';
import { editorConfig } from './editor-config.ts';

const listFields = (fields: readonly Field[], parent: string): [path: string, field: Field][] =>
  fields.flatMap(field => {
    const path = `${parent}.${field.name}`;
    return [[path, field] as const, ...('fields' in field ? listFields(field.fields, path) : [])];
  });

const places = (editorConfig(readFiles()).collections ?? []).flatMap(collection =>
  'files' in collection ? collection.files.flatMap(({ name, fields }) => listFields(fields, name)) : [],
);

test('A field that the editor leaves out when it is empty is not required', () => {
  const isRequired = (field: Field) => 'required' in field && field.required === true;
  const mayBeEmpty = (field: Field) =>
    (field.widget === 'object' && 'fields' in field && !field.fields.some(isRequired)) ||
    (field.widget === 'list' && !field.min);
  const wrong = places.filter(([, field]) => isRequired(field) && mayBeEmpty(field));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('Facts without a translation leave no object without fields, which the CMS refuses', () => {
  const text = (readFiles()['organization.yaml'] ?? '').replace(
    /^translations:\n( .*\n)+/m,
    'translations: {}\n',
  );
  const { collections = [] } = editorConfig({ ...readFiles(), 'organization.yaml': text });
  expect(JSON.stringify(collections)).not.toContain('"fields":[]');
});

test('A field refuses what publishing would refuse: forms, lengths and placeholders', () => {
  const fieldAt = (path: string) => new Map(places).get(path);
  expect(fieldAt('home.meta.title')).toMatchObject({ maxlength: maxTitleLength });
  expect(fieldAt('mail.team.subject')).toMatchObject({
    pattern: [expect.stringContaining('reference'), expect.any(String)],
  });
  const { pattern } = z
    .object({ pattern: z.tuple([z.string(), z.string()]) })
    .parse(fieldAt('organization.phone'));
  expect(new RegExp(pattern[0]).test('call me')).toBe(false);
});
