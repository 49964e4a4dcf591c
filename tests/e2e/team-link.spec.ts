import { join } from 'node:path';
import { contactApiPath, messageReceipt } from '#shared/contact/contact-requests.ts';
import { deriveKey } from '../../server/base/keys.ts';
import { teamLinkUrls } from '../../server/contact/team-link-token.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { getOrCreateSecret } from '../../server/storage/secret.ts';
import { expectNoViolations } from '../support/axe.ts';
import { filled, readContent } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// The pages behind the links of team emails. Their actions: server/contact/team-links.test.ts.

const { buttons, done, titles } = readContent('en')['team-link'];

test('A link from an email opens a page whose button marks the message, and another takes it back', async ({
  page,
  request,
  incidents,
}) => {
  incidents.expect(/403/);
  const response = await request.post(contactApiPath, {
    data: { name: 'Ana', message: `Prices for four tankers, ${Date.now()}` },
  });
  const { reference } = messageReceipt.parse(await response.json());
  const file = join(process.env['E2E_DATA'] ?? '', 'e2e.db');
  const database = await openDatabase({ kind: 'sqlite', file });
  const linkKey = deriveKey(await getOrCreateSecret(database), 'links');
  await database.destroy();
  const links = teamLinkUrls(reference, new Date(), { siteUrl: new URL('http://localhost'), linkKey });
  const spam = new URL(links.spam).pathname;
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(spam);
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(titles.new);
  await expect(main).toContainText(reference);
  await expectNoViolations(page, { state: 'new' });
  await main.getByRole('button', { name: buttons.spam }).focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(titles.spam);
  await expect(page).toHaveURL(spam);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { state: 'spam, in dark mode' });
  await main.getByRole('button', { name: buttons.reopen }).click();
  await expect(title).toHaveText(titles.new);
  await expect(main).toContainText(filled(done.reopened));
  await page.goto('/desk/nonsense');
  await expectNoViolations(page, { state: 'no message' });
});
