import type { Page } from '@playwright/test';
import { expect, islandReady, test } from '../support/test.ts';

const fullPlanner = '/planner';

async function openPlanner(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#planner').scrollIntoViewIfNeeded();
  await page.locator('#planner astro-island:not([ssr])').waitFor({ state: 'attached' });
  await expect(page.getByLabel('People', { exact: true })).toBeEnabled();
}

const total = (page: Page) => page.locator('#planner').getByText(/ in all \(/);

for (const path of ['/', '/solutions', fullPlanner]) {
  test(`The planner on ${path} answers while numbers are typed, and the sliders follow`, async ({ page }) => {
    await openPlanner(page, path);
    await expect(page.locator('#planner')).toContainText('262,500');
    await page.getByLabel('People', { exact: true }).fill('400');
    await page.getByLabel('Days', { exact: true }).fill('10');
    await page.getByRole('radio', { name: /20 UNHCR target/ }).check();
    await expect(page.locator('#planner')).toContainText('80,000');
    await expect(total(page)).toHaveText(/21,134\sUS\sgallons/);
    await expect(page.getByRole('slider', { name: 'People, slider' })).toHaveAttribute(
      'aria-valuetext',
      '400',
    );
    await expect(page.getByRole('slider', { name: 'Days, slider' })).toHaveValue('10');
  });
}

test('Amounts typed in liters are shown in gallons too', async ({ page }) => {
  await openPlanner(page, fullPlanner);
  for (const [label, liters, gallons] of [
    ['Liters per person per day', '15', '3.96'],
    ['Tanker size, liters', '18,927.06', undefined],
    ['Tanker size, liters', '3,785', '999.89'],
    ['Bottle size, liters', '0.5', '0.13'],
    ['Storage on hand, liters', '1,000', '264.17'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(liters);
    await expect(field).toHaveAccessibleDescription(
      gallons ? new RegExp(`^${gallons}\\sUS\\sgallons$`) : 'Enter a whole number',
    );
  }
});

test('The planner can be used by keyboard alone', async ({ page }) => {
  await openPlanner(page, fullPlanner);
  await page.getByRole('button', { name: 'Shelter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('People', { exact: true })).toHaveValue('400');
  const people = page.getByRole('slider', { name: 'People, slider' });
  await people.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('People', { exact: true })).toHaveValue('450');
  await page.keyboard.press('End');
  await expect(page.getByLabel('People', { exact: true })).toHaveValue('100,000');
  await page.keyboard.press('Home');
  await expect(page.getByLabel('People', { exact: true })).toHaveValue('10');
  await page.getByRole('radio', { name: /15 Sphere/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Liters per person per day', { exact: true })).toHaveValue('10');
});

test('The planner announces its result once, when the numbers have come to rest', async ({ page }) => {
  await page.clock.install();
  await openPlanner(page, fullPlanner);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const status = page.locator('#planner [role=status].visually-hidden');
  await page.getByRole('slider', { name: 'Days, slider' }).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(total(page)).toHaveText(/148,597/);
  await expect(status).toHaveText('');
  await page.clock.runFor(690);
  await expect(status).toHaveText('');
  await page.clock.runFor(20);
  await expect(status).toHaveText(/^In all 562,500\sliters, 148,597\sUS\sgallons\./);
});

test('An empty, a wrong and an impossible number in the planner each say what to do', async ({ page }) => {
  await openPlanner(page, fullPlanner);
  const people = page.getByLabel('People', { exact: true });
  for (const [typed, problem] of [
    ['', 'Enter the number of people'],
    ['0', 'Enter the number of people'],
    ['many', 'Enter a number in figures'],
    ['2.5', 'Enter a whole number'],
    ['2000000', 'Enter a number from 1 to 1,000,000'],
  ] as const) {
    await people.fill(typed);
    await expect(people).toHaveAccessibleDescription(new RegExp(`^${problem}`));
    await expect(people).toHaveAttribute('aria-invalid', 'true');
    await expect(total(page)).toHaveText(/\(0\sUS\sgallons\)/);
  }
  await people.fill('2500');
  await expect(people).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('One trip, minutes').fill('2000');
  await expect(page.locator('#planner dd', { hasText: 'Not possible' })).toBeVisible();
});

test('Above 10,000 people the planner asks for a call', async ({ page }) => {
  await openPlanner(page, fullPlanner);
  const advice = page.locator('#planner').getByText('call us: access and storage decide more than volume');
  await page.getByLabel('People', { exact: true }).fill('10,000');
  await expect(advice).toHaveCount(0);
  await page.getByLabel('People', { exact: true }).fill('10,001');
  await expect(advice).toBeVisible();
  await expect(page.locator('#planner a[href^="tel:+"]')).toBeVisible();
});

test('The address follows the inputs of the planner and leads back to the same plan', async ({ page }) => {
  await openPlanner(page, fullPlanner);
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('People', { exact: true }).fill('120');
  await page.getByLabel('Lost on the way, percent').fill('12.5');
  await expect(page).toHaveURL(/\?people=120&days=7&lpd=15&loss=12\.5$/);
  await page.reload();
  await openPlanner(page, page.url());
  await expect(page.getByLabel('People', { exact: true })).toHaveValue('120');
  await expect(page.getByLabel('Lost on the way, percent')).toHaveValue('12.5');
  await page.getByLabel('Days', { exact: true }).fill('');
  await page.getByLabel('People', { exact: true }).fill('130');
  await page.getByLabel('Days', { exact: true }).fill('3');
  await expect(page).toHaveURL(/\?people=130&days=3&lpd=15&loss=12\.5$/);
});

test('The small planner hands its plan to the full one', async ({ page }) => {
  await openPlanner(page, '/');
  await page.getByLabel('Days', { exact: true }).fill('30');
  await page.getByRole('link', { name: 'All inputs, sources and formulas' }).click();
  await expect(page).toHaveURL(/\/planner\?people=2500&days=30&lpd=15$/);
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('30');
});

test('Bad values in the address of a plan are replaced, and the planner says so', async ({ page }) => {
  await openPlanner(page, `${fullPlanner}?people=99999999&days=x&lpd=0.1&tanker=20000&nonsense=%3Cscript%3E`);
  await expect(page.getByText('held values that the planner cannot use')).toHaveText(
    /In their place: People 1,000,000; Days 7; Liters per person per day 0\.5\.$/,
  );
  await expect(page.getByLabel('People', { exact: true })).toHaveValue('1,000,000');
});

test('A link to the plan can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlanner(page, fullPlanner);
  await page.getByRole('button', { name: 'School' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/planner?people=600&days=5&lpd=3`,
  );
});

test('On a page with a form the plan goes into it in place, even before the form has its script', async ({
  page,
}) => {
  await openPlanner(page, '/');
  const message = page.locator('#message-message');
  await page.getByRole('link', { name: 'Put this in a message' }).click();
  await expect(message).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await expect(message).toHaveValue(/^Water plan\nPeople: 2,500\n/);
  await islandReady(page, 'ContactForm');
  await message.press('End');
  await message.pressSequentially('\nPlease call.');
  await page.reload();
  await message.scrollIntoViewIfNeeded();
  await expect(message).toHaveValue(/^Water plan\n[\s\S]*\nPlease call\.$/);
});

test('Where the browser keeps no drafts, the text of the plan is there to copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openPlanner(page, fullPlanner);
  await page.getByRole('link', { name: 'Put this in a message' }).click();
  await expect(page.getByText('could not hand the plan')).toBeVisible();
  await expect(page.locator('#planner pre')).toContainText('In all: 262,500 liters');
  await expect(page).toHaveURL(/\/planner$/);
});

test('The plan goes into the message after what is written there, and is sent as part of it', async ({
  page,
}) => {
  await page.goto('/contact');
  await islandReady(page, 'ContactForm');
  await page.getByLabel(/^Message/).fill('We are at the school.');
  await openPlanner(page, fullPlanner);
  await page.getByRole('link', { name: 'Put this in a message' }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  await islandReady(page, 'ContactForm');
  await page.getByLabel(/^Name/).fill('Rosa');
  const sent = page.waitForRequest(/submit-contact-form/);
  await page.getByRole('button', { name: 'Send message' }).click();
  const payload = (await sent).postDataJSON();
  expect(payload.message).toMatch(/^We are at the school\.\n\nWater plan\nPeople: 2,500\nDays: 7\n/);
  expect(payload.message).toContain('In all: 262,500 liters (69,346 US gallons)');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
});

test('A plan prints as tables of inputs and results, without controls', async ({ page }) => {
  await openPlanner(page, `${fullPlanner}?people=400&days=7&lpd=15&onhand=1000`);
  await expect(page.getByLabel('Storage on hand, liters')).toHaveValue('1,000');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'What you entered' })).toContainText(
    'Storage on hand, liters1,000',
  );
  await expect(page.getByRole('row', { name: /^In all 42,000/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Storage to add 11,000/ })).toBeVisible();
  expect(
    await page.locator('#planner input:visible, #planner button:visible, #planner a:visible').count(),
  ).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Without script the planner shows a worked example and a table, and no dead field', async ({
    page,
  }) => {
    for (const path of ['/', fullPlanner]) {
      await page.goto(path);
      await expect(page.locator('#planner input:visible, #planner button:visible')).toHaveCount(0);
      await expect(total(page)).toBeVisible();
      await expect(page.getByText('A worked example: 2,500 people for 7 days')).toBeVisible();
      await expect(
        page.getByRole('table', { name: 'Liters per person per day, and what they come to' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Put this in a message' })).toHaveCount(0);
    }
  });
});
