import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadContent, readFiles } from './load-content.ts';
import { parseContent } from './parse.ts';

const files = readFiles();
const whole = loadContent();

const { claims, solutions } = whole.copyIn('en');
const lists = {
  claims: [claims.badges, claims.figures, claims.promises, claims.statements],
  solutions: [solutions.solutions, solutions.operations.kinds],
};
/** Of a list that may not be empty, the last item stays. */
const removable = Object.entries(lists).flatMap(([file, lists]) =>
  lists.filter(list => list.length > 1).flatMap(list => list.map(({ id }) => [id, file] as const)),
);

/** A value without the item that has this id, at any depth. */
function without(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.filter(item => item?.id !== id).map(item => without(item, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, id)]));
}

test.each(removable)('Without %s in the English %s.yaml no language says it or leads to it', (id, file) => {
  const name = `en/${file}.yaml`;
  const left = parseContent({ ...files, [name]: stringify(without(parse(files[name] ?? ''), id)) });
  for (const language of left.languages) {
    const { claims, solutions } = left.copyIn(language);
    expect(JSON.stringify([claims, solutions])).not.toContain(`"id":"${id}"`);
    const said = JSON.stringify(left.copyIn(language));
    expect(said).not.toContain(`#${id}"`);
    const { badges, statements } = whole.copyIn(language).claims;
    const badge = [...badges, ...statements].find(item => item.id === id);
    // The number of a standard stands for its name.
    if (badge) expect(said).not.toContain(/[A-Z]{3}.\d{4}/.exec(badge.name)?.[0] ?? badge.name);
  }
});

test.skipIf(claims.figures.length < 2)('The figure of any hour needs support at any hour', () => {
  const text = files['organization.yaml'] ?? '';
  const facts = text.replace(/^supportHours:.*$/m, 'supportHours: from 6 to 10');
  const { copyIn, languages } = parseContent({ ...files, 'organization.yaml': facts });
  for (const language of languages)
    expect(copyIn(language).claims.figures.map(({ id }) => id)).not.toContain('emergency-response');
});
