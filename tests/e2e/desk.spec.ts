import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { contactAnswer, contactFunctionPath } from '#contract/contact-message.ts';
import { deskLinks } from '../../server/desk/link.ts';
import { deriveKey } from '../../server/keys.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { readSecret } from '../../server/storage/installation.ts';
import { expectNoViolations } from '../support/axe.ts';
import { filled } from '../support/copy.ts';
import { expect, test } from '../support/test.ts';

// What the team sees behind the links of its emails.

const { buttons, done, facts, titles } = readContent('en').desk;
const file = join(process.env['JOURNEY_DATA'] ?? '', 'journeys.db');

let count = 0;

/** Sends a message; returns its reference and the paths of the two links in the team's email about it. */
async function send(request: APIRequestContext) {
  count += 1;
  const response = await request.post(contactFunctionPath, {
    data: { name: 'Ana', message: `Prices for ${count} tankers, ${Date.now()}` },
  });
  const { reference = '' } = contactAnswer.parse(await response.json());
  const database = await openDatabase({ kind: 'sqlite', file });
  const key = deriveKey(await readSecret(database, 'key'), 'links');
  await database.destroy();
  const links = deskLinks(reference, new Date(), { siteUrl: new URL('http://localhost'), key });
  return { reference, answered: new URL(links.answered).pathname, spam: new URL(links.spam).pathname };
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A link from an email opens a page whose button marks the message, and another takes it back', async ({
    page,
    request,
  }) => {
    const { reference, answered } = await send(request);
    await page.goto(answered);
    const main = page.getByRole('main');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(titles.new);
    await expect(main).toContainText(reference);
    for (const label of [facts.received, facts.replyBy]) await expect(main).toContainText(label);
    await expect(main.getByRole('button')).toHaveCount(1);

    await main.getByRole('button', { name: buttons.answered }).click();
    await expect(page).toHaveURL(answered);
    await expect(title).toHaveText(titles.answered);
    await expect(main).toContainText(filled(done.answered));
    await page.reload();
    await expect(title).toHaveText(titles.answered);

    await main.getByRole('button', { name: buttons.new }).click();
    await expect(title).toHaveText(titles.new);
    await expect(main).toContainText(filled(done.new));
  });
});

test('The other link marks the message as spam, by keyboard alone, without an accessibility violation', async ({
  page,
  request,
  incidents,
}) => {
  incidents.expect(/403/);
  const { answered, spam } = await send(request);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(spam);
  await expectNoViolations(page, { state: 'new' });
  await page.getByRole('button', { name: buttons.spam }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.spam);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { state: 'spam, in dark mode' });
  await page.goto(answered);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.spam);
  await expect(page.getByRole('button', { name: buttons.answered })).toBeVisible();
  await page.goto('/desk/nonsense');
  await expectNoViolations(page, { state: 'no message' });
});
