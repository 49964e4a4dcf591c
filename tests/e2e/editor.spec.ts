import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildCopy } from '../support/build-copy.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';

test.use({ settings: { CONTENT_EDITOR: 'on' } });

const headline = (page: Page, pane: RegExp) =>
  page
    .getByRole('group', { name: pane })
    .getByRole('group', { name: /Hero/ })
    .getByRole('textbox', { name: 'Title', exact: true });

test('A headline changed in the editor is on the page after the next build, and nothing else has changed', async ({
  page,
  incidents,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-editor-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  // The CMS tells what it reads, at the level that browsers hide.
  incidents.expect(/^console debug: /);
  // The policy blocks the fonts that its style sheet names elsewhere; it uses its own.
  incidents.expect(/cdn\.jsdelivr\.net\/fontsource/);
  await chooseFolder(page, folder);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page
    .getByRole('gridcell', { name: 'Home' })
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .click();

  await expect(headline(page, /Arabic/)).toBeVisible();
  const before = await headline(page, /English/).inputValue();
  await headline(page, /English/).fill('Water: anywhere, today');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = 'content/en/home.yaml';
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(`title: ${before}`, 'title: "Water: anywhere, today"');
  // The file cannot be read at the moment in which the browser replaces it.
  await expect.poll(() => readChosen(page, file).catch(() => '')).toBe(changed);

  writeFileSync(join(folder, file), changed);
  const built = readFileSync(join(buildCopy(folder), 'client/index.html'), 'utf8');
  expect(built).toMatch(/<h1[^>]*>Water: anywhere, today<\/h1>/);
  rmSync(folder, { recursive: true });
});

/**
 * Answers the browser's question for a folder, which no test can click, with one in the browser's own storage that holds
 * a copy of the content.
 */
async function chooseFolder(page: Page, folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.yaml'),
  );
  const files = names.map(name => ({
    path: name.split('/'),
    text: readFileSync(join(folder, name), 'utf8'),
  }));
  await page.addInitScript(list => {
    const fill = async () => {
      const root = await navigator.storage.getDirectory();
      // How the CMS knows the folder of a project.
      await root.getDirectoryHandle('.git', { create: true });
      for (const { path, text } of list) {
        let parent = root;
        for (const name of path.slice(0, -1))
          parent = await parent.getDirectoryHandle(name, { create: true });
        const handle = await parent.getFileHandle(path.at(-1) ?? '', { create: true });
        const writable = await handle.createWritable();
        await writable.write(text);
        await writable.close();
      }
      return root;
    };
    Object.assign(window, { showDirectoryPicker: fill });
  }, files);
}

function readChosen(page: Page, file: string): Promise<string> {
  return page.evaluate(async path => {
    let parent = await navigator.storage.getDirectory();
    for (const name of path.slice(0, -1)) parent = await parent.getDirectoryHandle(name);
    const handle = await parent.getFileHandle(path.at(-1) ?? '');
    return (await handle.getFile()).text();
  }, file.split('/'));
}
