import type { Page } from '@playwright/test';
import { readContent } from '#content/content.ts';
import { expect, islandReady, test } from '../support/test.ts';

const planner = '/planner';

async function openPlanner(page: Page, path: string = planner): Promise<void> {
  await page.goto(path);
  await page.locator('#planner').scrollIntoViewIfNeeded();
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await islandReady(page, 'Planner');
  await expect(people(page)).toBeEnabled();
}

const people = (page: Page) => page.getByRole('textbox', { name: 'People', exact: true });
const days = (page: Page) => page.getByRole('textbox', { name: 'Days', exact: true });
const total = (page: Page) => page.locator('#planner').getByText(/ total \(/);

/** Asks as a visitor of Home or Solutions does. */
async function askForPlan(page: Page, need: { people: string; days: string; use: string }): Promise<void> {
  const form = page.getByRole('form', { name: 'How much water do you need?' });
  await form.getByRole('spinbutton', { name: 'People' }).fill(need.people);
  await form.getByRole('spinbutton', { name: 'Days' }).fill(need.days);
  await form.getByRole('combobox', { name: 'Daily amount' }).selectOption({ label: need.use });
  await form.getByRole('button', { name: 'Calculate' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/solutions']) {
    test(`The form on ${path} opens the planner with the result in sight`, async ({ page }) => {
      await page.goto(path);
      await askForPlan(page, {
        people: '400',
        days: '10',
        use: '7.5\u00a0liters: Short-term minimum with basic hygiene',
      });
      await expect(page).toHaveURL('/planner?people=400&days=10&lpd=7.5#result');
      await expect(total(page)).toBeInViewport();
      await expect(total(page)).toHaveText(/7,926\sU\.S\.\sgallons/);
    });
  }
});

test('A form without a number of people is not sent', async ({ page }) => {
  await page.goto('/');
  await askForPlan(page, {
    people: '',
    days: '7',
    use: '15\u00a0liters: Drinking, cooking and washing (Sphere minimum)',
  });
  await expect(page.getByRole('spinbutton', { name: 'People' })).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('The planner answers while numbers are typed, and the sliders follow', async ({ page }) => {
  await openPlanner(page);
  await expect(page.locator('#planner')).toContainText('262,500');
  await people(page).fill('400');
  await days(page).fill('10');
  await page.getByRole('radio', { name: /20 Camps/ }).check();
  await expect(page.locator('#planner')).toContainText('80,000');
  await expect(total(page)).toHaveText(/21,134\sU\.S\.\sgallons/);
  await expect(page.getByRole('slider', { name: 'People, slider' })).toHaveAttribute('aria-valuetext', '400');
  await expect(page.getByRole('slider', { name: 'Days, slider' })).toHaveValue('10');
});

test('Amounts are typed in liters or gallons, and the address keeps the choice and the exact plan', async ({
  page,
}) => {
  await openPlanner(page);
  const tanker = (unit: string) => page.getByLabel(`Tanker size, ${unit}`);
  await expect(tanker('liters')).toHaveAccessibleDescription(/^5,283.44\sU\.S\.\sgallons$/);
  await page.getByRole('radio', { name: 'U.S. gallons' }).check();
  await expect(page.locator('#result')).toContainText(/69,346\s*U\.S\. gallons total \(262,500\sliters\)/);
  await expect(page.getByLabel('Daily amount per person, U.S. gallons')).toHaveValue('3.963');
  await tanker('U.S. gallons').fill('5000.5');
  await expect(tanker('U.S. gallons')).toHaveAccessibleDescription(/Enter a whole number$/);
  await tanker('U.S. gallons').fill('5,000');
  await expect(tanker('U.S. gallons')).toHaveAccessibleDescription(/^18,927.06\sliters$/);
  await expect(page).toHaveURL(/\?people=2500&days=7&lpd=15&tanker=18927\.05892&unit=gallons$/);
  await openPlanner(page, page.url());
  await expect(tanker('U.S. gallons')).toHaveValue('5,000');
  await expect(page.locator('#result')).toContainText(/69,346\s*U\.S\. gallons total/);
});

test('The planner can be used by keyboard alone', async ({ page }) => {
  await openPlanner(page);
  await page.getByRole('button', { name: 'Shelter' }).focus();
  await page.keyboard.press('Enter');
  await expect(people(page)).toHaveValue('400');
  await page.getByRole('slider', { name: 'People, slider' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(people(page)).toHaveValue('450');
  await page.keyboard.press('End');
  await expect(people(page)).toHaveValue('100,000');
  await page.keyboard.press('Home');
  await expect(people(page)).toHaveValue('10');
  await page.getByRole('radio', { name: /15 Drinking, cooking/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Daily amount per person, liters')).toHaveValue('10');
});

test('The planner announces its result once, when the numbers have come to rest', async ({ page }) => {
  await page.clock.install();
  await openPlanner(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const status = page.locator('#planner [role=status].visually-hidden');
  await page.getByRole('slider', { name: 'Days, slider' }).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(total(page)).toHaveText(/148,597/);
  await expect(status).toHaveText('');
  await page.clock.runFor(690);
  await expect(status).toHaveText('');
  await page.clock.runFor(20);
  await expect(status).toHaveText(/^Total 562,500\sliters, 148,597\sU\.S\.\sgallons\./);
});

test('An empty, a wrong and an impossible number in the planner each say what to do', async ({ page }) => {
  await openPlanner(page);
  const field = people(page);
  for (const [typed, problem] of [
    ['', 'Enter the number of people'],
    ['0', 'Enter the number of people'],
    ['many', 'Enter a number in figures'],
    ['2.5', 'Enter a whole number'],
    ['2000000', 'Enter a number from 1 to 1,000,000'],
  ] as const) {
    await field.fill(typed);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${problem}`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(total(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled();
  }
  await field.fill('2500');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('One trip, minutes').fill('2000');
  await expect(page.locator('#planner dd', { hasText: 'Not possible' })).toBeVisible();
});

test('Above 10,000 people the planner asks for a call', async ({ page }) => {
  await openPlanner(page);
  const advice = page.locator('#planner').getByText('call us: access and storage matter more than volume');
  await people(page).fill('10,000');
  await expect(advice).toHaveCount(0);
  await people(page).fill('10,001');
  await expect(advice).toBeVisible();
  await expect(page.locator('#planner a[href^="tel:+"]')).toBeVisible();
});

test('The address follows the inputs of the planner and leads back to the same plan', async ({ page }) => {
  await openPlanner(page);
  expect(new URL(page.url()).search).toBe('');
  await people(page).fill('120');
  await page.getByLabel('Lost on the way, percent').fill('12.5');
  await expect(page).toHaveURL(/\?people=120&days=7&lpd=15&loss=12\.5$/);
  await page.reload();
  await openPlanner(page, page.url());
  await expect(people(page)).toHaveValue('120');
  await expect(page.getByLabel('Lost on the way, percent')).toHaveValue('12.5');
  await days(page).fill('');
  await people(page).fill('130');
  await days(page).fill('3');
  await expect(page).toHaveURL(/\?people=130&days=3&lpd=15&loss=12\.5$/);
});

test('A number of an address that cannot be used gives no answer, on screen or on paper, until it is corrected', async ({
  page,
}) => {
  await openPlanner(page, `${planner}?people=400&days=-3&lpd=15&tanker=%3Cscript%3E`);
  const result = page.locator('#result');
  await expect(result).toContainText('Some numbers cannot be used. Days: Enter a number in figures');
  await expect(total(page)).toHaveCount(0);
  await expect(days(page)).toHaveValue('-3');
  await days(page).fill('10');
  await expect(result).toContainText(/Some numbers cannot be used\. Tanker size, liters: /);
  await expect(total(page)).toHaveText(/15,851\sU\.S\.\sgallons/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^Total 60,000/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^(Tanker|Trips|Storage to add)/ })).toHaveCount(0);
});

test('A link to the plan can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlanner(page);
  await page.getByRole('button', { name: 'Clinic' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/planner?people=60&days=7&lpd=60`,
  );
});

test('Where the browser keeps no drafts, the text of the plan is there to copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openPlanner(page);
  await page.getByRole('link', { name: 'Add this to a message' }).click();
  await expect(page.getByText('could not add the plan')).toBeVisible();
  await expect(page.locator('#planner pre')).toContainText('Total: 262,500 liters');
  await expect(page).toHaveURL(/\/planner$/);
});

test('The plan goes into the message after what is written there, and is sent as part of it', async ({
  page,
}) => {
  await page.goto('/contact');
  await islandReady(page, 'ContactForm');
  await page.getByLabel(/^Message/).fill('We are at the school.');
  await openPlanner(page);
  await page.getByRole('link', { name: 'Add this to a message' }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  await islandReady(page, 'ContactForm');
  await page.getByLabel(/^Name/).fill('Rosa');
  const sent = page.waitForRequest(/submit-contact-form/);
  await page.getByRole('button', { name: 'Send message' }).click();
  const payload = (await sent).postDataJSON();
  expect(payload.message).toMatch(/^We are at the school\.\n\nWater plan\nPeople: 2,500\nDays: 7\n/);
  expect(payload.message).toContain('Total: 262,500 liters (69,346 U.S. gallons)');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
});

test('A plan prints as tables of inputs and results, without controls', async ({ page }) => {
  await openPlanner(page, `${planner}?people=400&days=7&lpd=15&onhand=1000`);
  await expect(page.getByLabel('Storage you already have, liters')).toHaveValue('1,000');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Numbers used' })).toContainText(
    'Storage you already have, liters1,000',
  );
  await expect(page.getByRole('row', { name: /^Total 42,000/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Storage to add 19,000/ })).toBeVisible();
  expect(
    await page.locator('#planner input:visible, #planner button:visible, #planner a:visible').count(),
  ).toBe(0);
});

test('The plan of an address takes the place of the worked example and is announced', async ({ page }) => {
  await openPlanner(page, `${planner}?people=400&days=3&lpd=3`);
  await expect(total(page)).toHaveText(/952\sU\.S\.\sgallons/);
  await expect(page.locator('#planner [role=status].visually-hidden')).toHaveText(/^Total 3,600/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('Without script the form on Home leads to tables of the need per day, which can be printed', async ({
    page,
  }) => {
    await page.goto('/');
    const use = '7.5\u00a0liters: Short-term minimum with basic hygiene';
    await askForPlan(page, { people: '200', days: '10', use });
    await expect(page).toHaveURL('/planner?people=200&days=10&lpd=7.5#result');
    const { withoutScript } = readContent('en').planner;
    await expect(page.getByRole('paragraph').filter({ hasText: withoutScript })).toBeInViewport();
    const row = page.getByRole('table', { name: use }).getByRole('row', { name: /^5,000/ });
    await expect(row).toContainText(/37,500\sliters\s*9,907\sU\.S\.\sgallons\s*2$/);
    await expect(page.locator('#planner fieldset :is(input, button):visible')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(row).toBeVisible();
  });
});
