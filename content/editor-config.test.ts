import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { readFiles } from './content.ts';
import { editorConfig } from './editor-config.ts';

interface Place {
  path: string;
  field: Field;
}

function placesOf(fields: readonly Field[], parent: string): Place[] {
  return fields.flatMap(field => {
    const path = `${parent}.${field.name}`;
    const inner = 'fields' in field ? field.fields : [];
    return [{ path, field }, ...placesOf(inner, path)];
  });
}

const places = (editorConfig(readFiles()).collections ?? []).flatMap(collection =>
  'files' in collection ? collection.files.flatMap(({ name, fields }) => placesOf(fields, name)) : [],
);

test('What the editor leaves out when it is empty may be missing', () => {
  const isRequired = (field: Field) => 'required' in field && field.required === true;
  const mayBeEmpty = (field: Field) =>
    (field.widget === 'object' && 'fields' in field && !field.fields.some(isRequired)) ||
    (field.widget === 'list' && !field.min);
  const wrong = places.filter(({ field }) => isRequired(field) && mayBeEmpty(field));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
