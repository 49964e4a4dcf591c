import { expect, test } from 'vitest';
import { readFiles } from './content.ts';
import { inEditorWords } from './editor-words.ts';

const files = readFiles();

test('A mistake in a page is named by page, language and field as the editor labels them', () => {
  expect(inEditorWords('content/es/home.yaml: hero.actions.0.href: wrong', files)).toBe(
    'Home (Spanish), Hero › Actions › 1 › Address: wrong (content/es/home.yaml: hero.actions.0.href)',
  );
});

test('A mistake in a fact is named by its field as the editor labels it', () => {
  expect(inEditorWords('content/organization.yaml: responseHours: wrong', files)).toBe(
    'Organization, Response hours: wrong (content/organization.yaml: responseHours)',
  );
});
