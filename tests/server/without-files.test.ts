import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathIn } from '#shared/i18n/language.ts';
import { content } from '../support/content.ts';
import { malformedPath, missingPath } from '../support/paths.ts';
import { callContactApi } from '../support/running-site.ts';
import { temporaryServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { languages } = content;

/** Folders that a server needs to start. */
const parts = ['content', 'dist', 'package.json', 'server', 'shared'];

test('A running server needs no file but its database: pages, errors, forms and receipts are there without content, build and code', async () => {
  const project = temporaryFolder();
  for (const part of parts) cpSync(part, join(project, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  const { url, output } = await temporaryServer({}, project);
  for (const part of [...parts, 'node_modules']) rmSync(join(project, part), { recursive: true });

  const seen = async (path: string, request?: RequestInit) => {
    const response = await fetch(url + path, request);
    const page = await response.text();
    return [response.status, /<html[^>]* lang="(\w+)"/.exec(page)?.[1] ?? page];
  };
  const fields = { name: 'Ada', message: 'Water' };
  const posted = (form: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(form) });
  for (const language of languages) {
    const at = (path: string) => pathIn(language, path);
    expect(await seen(at('/'))).toEqual([200, language]);
    expect(await seen(at(missingPath))).toEqual([404, language]);
    expect(await seen(at(malformedPath))).toEqual([400, language]);
    expect(await seen(at('/contact/send'), posted({}))).toEqual([422, language]);
    expect(await seen(at('/contact/send'), posted(fields))).toEqual([200, language]);
  }
  expect(await seen('/desk/none')).toEqual([403, 'en']);
  expect(await (await callContactApi({ url }, fields)).json()).toMatchObject({ success: true });
  expect(output()).not.toContain('"level":50');
});
