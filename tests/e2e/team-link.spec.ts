import { messageReceipt } from '#shared/contact/contact-requests.ts';
import { deriveKey } from '../../server/base/keys.ts';
import { teamLinkUrls } from '../../server/contact/team-link-token.ts';
import { expectNoViolations } from '../support/axe.ts';
import { filled, readContent } from '../support/content.ts';
import { test } from '../support/own-site.ts';
import { callContactApi } from '../support/running-site.ts';
import { expect } from '../support/test.ts';

// The pages of team links. What a link may change is tested in server/contact/team-links.test.ts.

const secret = 'a secret of the test, 32 characters or more';
test.use({ settings: { SECRET_KEY: secret } });

const { buttons, done, titles } = readContent('en')['team-link'];

test('A team link marks a message, and takes the mark back', async ({ page, site, incidents }) => {
  incidents.expect(/403/);
  const response = await callContactApi(site, { name: 'Ana', message: 'Prices for four tankers' });
  const { reference } = messageReceipt.parse(await response.json());
  const linkKey = deriveKey(secret, 'links');
  const links = teamLinkUrls(reference, new Date(), { siteUrl: new URL(site.url), linkKey });
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
