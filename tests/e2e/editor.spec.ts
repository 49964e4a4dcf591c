import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { languageName } from '#shared/i18n/locale.ts';
import { content } from '../support/content.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';

test.use({ settings: { CONTENT_EDITOR: 'on' } });

const headline = (page: Page, pane: RegExp) =>
  page
    .getByRole('group', { name: pane })
    .getByRole('group', { name: /Hero/ })
    .getByRole('textbox', { name: 'Title', exact: true });

test('The editor changes a headline in its file, and nothing else', async ({ page, incidents }) => {
  // The CMS logs what it reads, at the level debug.
  incidents.expect(/^console debug: /);
  // Its style sheet names fonts of another host, which the policy blocks; it has copies of its own.
  incidents.expect(/cdn\.jsdelivr\.net\/fontsource/);
  await chooseContent(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page
    .getByRole('gridcell', { name: 'Home' })
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .click();

  const [, other] = content.languages;
  if (other) await expect(headline(page, new RegExp(languageName(other, 'en')))).toBeVisible();
  await headline(page, /English/).fill('Water: anywhere, today');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = 'content/en/home.yaml';
  const home = parse(readFileSync(file, 'utf8'));
  const changed = { ...home, hero: { ...home.hero, title: 'Water: anywhere, today' } };
  // The file cannot be read at the moment in which the browser replaces it.
  await expect.poll(() => readChosen(page, file).then(parse, () => undefined)).toEqual(changed);
});

/**
 * No test can use the browser's dialog for choosing a folder. So this replaces it by a folder in the browser's
 * own storage that holds a copy of the content.
 */
async function chooseContent(page: Page): Promise<void> {
  const files = globSync('content/**/*.yaml').map(file => ({ file, text: readFileSync(file, 'utf8') }));
  await page.addInitScript(list => {
    const open = async (file: string) => {
      const [name = '', ...folders] = file.split('/').toReversed();
      let parent = await navigator.storage.getDirectory();
      for (const folder of folders.toReversed())
        parent = await parent.getDirectoryHandle(folder, { create: true });
      return parent.getFileHandle(name, { create: true });
    };
    const fill = async () => {
      for (const { file, text } of list) {
        const writable = await (await open(file)).createWritable();
        await writable.write(text);
        await writable.close();
      }
      const root = await navigator.storage.getDirectory();
      // By this folder the CMS recognizes a project.
      await root.getDirectoryHandle('.git', { create: true });
      return root;
    };
    const read = async (file: string) => (await (await open(file)).getFile()).text();
    Object.assign(window, { showDirectoryPicker: fill, readChosen: read });
  }, files);
}

const readChosen = (page: Page, file: string): Promise<string> =>
  page.evaluate(path => Reflect.get(window, 'readChosen')(path), file);
