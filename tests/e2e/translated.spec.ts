import type { Page, Route } from '@playwright/test';
import { contactApiPath } from '#shared/contact/contact-requests.ts';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import {
  anyReference,
  contactForm,
  fillIn,
  openForm,
  receipt,
  sendButton,
  toast,
} from '../support/contact-form.ts';
import { content, readContent } from '../support/content.ts';
import { expect, hold, holdScript, test } from '../support/test.ts';
import { translatePage } from '../support/translate.ts';
import { media } from '../support/video.ts';

// Chrome and Edge translate a page by replacing its texts: what React then changes must still be seen.

const { contact, impact, player: playerCopy } = readContent('en');
const { failure, fields, problems, sent, toasts: says } = contact.form;
const call = `**${contactApiPath}`;

const input = (page: Page, name: keyof typeof fields) => page.locator(`#message-${name}`);

/** All texts are translated before the island is hydrated: React then renders it anew, and reports that. */
const renderedAnew = /Minified React error #(418|423|425)/;

async function open(page: Page, path: string, island: string, when: 'before' | 'after'): Promise<void> {
  const release = await holdScript(page, island);
  await page.goto(path);
  if (when === 'before') await translatePage(page);
  release();
  const element = page.locator(`astro-island[component-url*="${island}"]`);
  await element.evaluate(({ firstElementChild }) => firstElementChild?.scrollIntoView());
  await expect(element).not.toHaveAttribute('ssr');
  if (when === 'after') await translatePage(page);
}

for (const when of ['before', 'after'] as const) {
  test.describe(`Translated ${when} its script ran`, () => {
    test.beforeEach(({ incidents }) => incidents.expect(renderedAnew));

    test('The form names what is missing or too long', async ({ page }) => {
      await open(page, '/contact', 'ContactForm', when);
      await sendButton(page).click();
      await expect(toast(page, says.required)).toBeVisible();
      await expect(contactForm(page)).toContainText(problems.name);

      const tooLong = (excess: number) =>
        fill(pluralize(problems.tooLong, 'en', 'n', excess), { field: fields.message.label });
      for (const excess of [2, 1]) {
        await input(page, 'message').fill('x'.repeat(5000 + excess));
        await expect(contactForm(page)).toContainText(tooLong(excess));
      }
    });

    test('A message that fails twice is sent, each outcome in words', async ({ page, incidents }) => {
      incidents.expect(/Failed to load resource/);
      await open(page, '/contact', 'ContactForm', when);
      await input(page, 'name').fill('Rosa');
      await input(page, 'phone').fill('+1 202 555 0188');
      await input(page, 'message').fill('No water');
      await page.route(call, route => route.fulfill({ status: 503, json: { success: false } }));
      await sendButton(page).click();
      await expect(toast(page, says.failed)).toBeVisible();
      await expect(input(page, 'message')).toHaveValue('No water');
      await page.unroute(call);

      const release = await hold(page, call, route => route.abort());
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText(new RegExp(`^${contact.form.sending}`));
      await expect(toast(page, says.failed)).toHaveCount(0);
      release();
      await expect(toast(page, says.network)).toBeVisible();
      await expect(sendButton(page)).toHaveText(new RegExp(`^${contact.form.send}`));
      // The phone number is a link, which the translator sets apart.
      const [words = ''] = failure.unconfirmed.split(content.organization.phone);
      await expect(contactForm(page)).toContainText(words.trim());
      await page.unroute(call);

      await sendButton(page).click();
      await expect(toast(page, says.sent)).toBeVisible();
      const said = receipt(page);
      await expect(said).toContainText(anyReference);
      await said.getByText(sent.correct).click();
      await expect(said.locator('input[name=phone]')).toBeVisible();
      await expect(input(page, 'message')).toHaveValue('');
    });

    test('The planner shows each new number and names what it cannot use', async ({ page }) => {
      await open(page, '/planner', 'Planner', when);
      const result = page.locator('#result');
      const people = page.locator('#planner-people');
      await expect(people).toBeEnabled();
      for (const [need, total] of [
        ['100', '10,500'],
        ['200', '21,000'],
      ] as const) {
        await people.fill(need);
        await expect(result).toContainText(total);
      }
      for (const wrong of ['x', '999999999999'])
        await test.step(wrong, async () => {
          await people.fill(wrong);
          const [problem = 'none'] = await page.locator('#planner-people-problem').allInnerTexts();
          await expect(result).toContainText(problem.replace('·', ''));
        });
      await expect(page.locator('#planner-people-problem')).not.toContainText('x');
      await people.fill('300');
      await expect(result).toContainText('31,500');
      await page.locator('input[name=unit][value=gallons]').check();
      await expect(result).toContainText('8,322');
    });
  });
}

test('The focus survives hydration on a translated page', async ({ page, incidents }) => {
  incidents.expect(renderedAnew);
  const release = await holdScript(page);
  await page.goto('/contact');
  await translatePage(page);
  await input(page, 'message').pressSequentially('We are ');
  release();
  await expect(page.locator('astro-island[component-url*="ContactForm"]')).not.toHaveAttribute('ssr');
  await expect(input(page, 'message')).toBeFocused();
  await page.keyboard.type('at the school');
  await expect(input(page, 'message')).toHaveValue('We are at the school');
});

test('The video on a translated Impact plays, mutes and fails with words', async ({ page }) => {
  await page.goto('/impact');
  await translatePage(page);
  const group = page.getByRole('group', { name: impact.mission.film.title });
  await group.getByRole('button', { name: playerCopy.play }).click();
  await expect.poll(async () => (await media(page)).time).toBeGreaterThan(1);
  await expect(group).toContainText(/0:0[1-9]/);
  await group.getByRole('button', { name: playerCopy.mute }).click();
  await expect(group.getByRole('button', { name: playerCopy.unmute })).toBeVisible();
  await page.locator('video').evaluate(video => video.dispatchEvent(new Event('error')));
  await expect(group.getByRole('alert')).toContainText(playerCopy.error.load);
});

/** Makes React fail after a call: it inserts receipt and advice before other elements. */
function breakReact(): void {
  Node.prototype.insertBefore = () => {
    throw new Error('broken');
  };
}

/** Sends a message, and breaks the form before the call ends. */
async function breakWhileSending(page: Page, end: (route: Route) => Promise<void>): Promise<void> {
  const release = await hold(page, call, end);
  await openForm(page);
  await fillIn(page, 'No water at the clinic');
  await sendButton(page).click();
  await page.evaluate(breakReact);
  release();
}

const broken = /broken|NotFoundError|Failed to load resource/;

test('A form that breaks during a call shows its receipt', async ({ page, incidents }) => {
  incidents.expect(broken);
  await breakWhileSending(page, route => route.continue());
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(says.sent);
  await expect(alert).toContainText(anyReference);
  await expect(input(page, 'message')).toHaveValue('');
  await expect(sendButton(page)).toHaveText(contact.form.send);
});

test('A form that breaks during a failed call can be posted', async ({ page, incidents }) => {
  incidents.expect(broken);
  await breakWhileSending(page, route => route.abort());
  await expect(page.getByRole('main').getByRole('alert')).toContainText(says.network);
  await expect(input(page, 'message')).toHaveValue('No water at the clinic');
  await expect(sendButton(page)).toHaveText(contact.form.send);
  // This is now the plain form, as the server rendered it.
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/sent\//);
});
