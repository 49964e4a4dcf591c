import type { Field } from '@sveltia/cms';
import { editorConfig } from './editor-config.ts';
import type { ContentFiles } from './parse.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The lines of a `ContentError` with page and field as the editor labels them: `Home (English), Hero › Title: longer than
 * 70 characters (content/en/home.yaml: hero.title)`. Leaves lines about anything else as they are.
 */
export function inEditorWords(problems: string, files: ContentFiles): string {
  return problems.replace(
    /^content\/(\S+)\.yaml: ([\w.-]+): (.*)$/gm,
    (line: string, path: string, keys: string, problem: string) => {
      const [, language, name] = /^(?:([a-z]{2,3})\/)?(.+)$/.exec(path) ?? [];
      const file = language ? `content/{{locale}}/${name}.yaml` : `content/${path}.yaml`;
      const page = filesOf(files).find(candidate => candidate.file === file);
      if (!page) return line;
      const title = language ? `${page.label} (${languageNames.of(language)})` : page.label;
      const field = labelsOf(keys.split('.'), page.fields).join(' › ');
      return `${title}, ${field}: ${problem} (content/${path}.yaml: ${keys})`;
    },
  );
}

function filesOf(files: ContentFiles) {
  return (editorConfig(files).collections ?? []).flatMap(collection =>
    'files' in collection ? collection.files : [],
  );
}

/** The labels on the way to a field. Entries of a list count from 1. */
function labelsOf([name, ...rest]: readonly string[], fields: readonly Field[]): string[] {
  if (name === undefined) return [];
  if (/^\d+$/.test(name)) return [String(Number(name) + 1), ...labelsOf(rest, fields)];
  const field = fields.find(candidate => candidate.name === name);
  const inner = field && 'fields' in field ? field.fields : [];
  return [field?.label ?? name, ...labelsOf(rest, inner ?? [])];
}
