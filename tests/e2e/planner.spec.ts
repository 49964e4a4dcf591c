import type { Page } from '@playwright/test';
import { fill } from '#shared/i18n/fill.ts';
import { contactForm } from '../support/contact-form.ts';
import { content, filled, readContent } from '../support/content.ts';
import { expect, holdScript, islandReady, test } from '../support/test.ts';

// The expected numbers are worked out by hand; the words come from the copy.

const planner = '/planner';
const copy = readContent('en').planner;
const { fields, send, sent: sentCopy } = readContent('en').contact.form;
const labels = {
  people: copy.people.label,
  days: copy.days.label,
  litersPerPerson: copy.litersPerPerson.label,
  litersPerDay: copy.litersPerDay.label,
  tanker: copy.tankers.tanker.label,
  onHand: copy.storage.onHand.label,
};
type Field = keyof typeof labels;

async function openPlanner(page: Page, path: string = planner): Promise<void> {
  await page.goto(path);
  await page.locator('#planner').scrollIntoViewIfNeeded();
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await islandReady(page, 'Planner');
  await expect(page.locator('input[name=people]')).toBeEnabled();
}

const label = (name: Field, unit: 'liters' | 'gallons' = 'liters') =>
  fill(labels[name], { unit: copy.units[unit] });
const field = (page: Page, name: Field, unit?: 'gallons') =>
  page.getByRole('textbox', { name: label(name, unit), exact: true });
const people = (page: Page) => field(page, 'people');
const days = (page: Page) => field(page, 'days');
const slider = (page: Page, name: Field) => page.getByRole('slider', { name: label(name) });
const situation = (page: Page, name: string) => page.getByRole('link', { name });
const result = (page: Page) => page.locator('#result');
const unreadable = (example: string) => fill(copy.problems.unreadable, { example });
const status = (page: Page) => page.locator('#planner [role=status].visually-hidden');

/** The large number of the answer, with the same amount in the other unit. */
const total = (page: Page, amount: string, inOtherUnit: string) =>
  result(page).getByText(new RegExp(`^${amount} .*${inOtherUnit}`));

const liters = (n: string) => fill(copy.liters.other, { n });
const gallons = (n: string) => fill(copy.gallons.other, { n });

const anyAnswer = (page: Page) => result(page).getByText(copy.results.perDay, { exact: true });

async function askOnHome(page: Page, howMany: string, rate: string): Promise<void> {
  await page.goto('/');
  const form = page.getByRole('form', { name: copy.title });
  await form.getByLabel(copy.people.label).fill(howMany);
  await form.getByLabel(copy.days.label).fill('7');
  await form.getByLabel(copy.form.use).selectOption(rate);
  await form.getByRole('button', { name: copy.form.submit }).click();
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A need typed on Home is planned with the result in sight', async ({ page }) => {
    await askOnHome(page, '2.500', '60');
    await expect(page).toHaveURL('/planner?people=2500&days=7&lpd=60#result');
    await expect(total(page, '1,050,000', '277,381')).toBeInViewport();
    await expect(page.getByText(copy.hospitals)).toBeVisible();
  });

  test('A need without a number of people is asked for it in the words of the planner', async ({ page }) => {
    await askOnHome(page, '', '15');
    await expect(page).toHaveURL('/planner?people=&days=7&lpd=15#result');
    await expect(people(page)).toHaveAccessibleDescription(copy.people.missing);
    await expect(slider(page, 'people')).toHaveValue('0');
    await expect(people(page)).toBeFocused();
  });

  test('A number typed in the planner is answered in the same window', async ({ page }) => {
    await page.goto(planner);
    await expect(people(page)).toBeEnabled();
    await expect(people(page)).toBeInViewport();
    await people(page).fill('400');
    const perDay = fill(copy.bar.perDay, { amount: liters('6,000') });
    await expect(page.getByText(perDay, { exact: true })).toBeInViewport();
  });

  test('The bar of the result hides no control that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(planner);
    await expect(people(page)).toBeEnabled();
    for (const name of ['people', 'days'] as const) {
      await field(page, name).focus();
      await page.keyboard.press('Tab');
      await expect(slider(page, name)).toBeFocused();
      const isInSight = slider(page, name).evaluate(input => {
        const { left, width, bottom } = input.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 1) === input;
      });
      expect(await isInSight, name).toBe(true);
    }
  });
});

test('A situation fills in an example, which is called one until its need is changed', async ({ page }) => {
  await openPlanner(page);
  await situation(page, copy.situations.shelter.label).press('Enter');
  await expect(people(page)).toHaveValue('400');
  await expect(result(page)).toContainText(copy.example);
  await field(page, 'tanker').fill('10,000');
  await expect(result(page)).toContainText(copy.example);
  await people(page).fill('450');
  await expect(result(page)).not.toContainText(copy.example);
});

test('Above 10,000 people on the slider, the result asks for a call', async ({ page }) => {
  await openPlanner(page, `${planner}?people=400&days=7&lpd=15`);
  await slider(page, 'people').press('ArrowRight');
  await expect(people(page)).toHaveValue('450');
  const advice = result(page).getByText(fill(copy.call, { people: '10,000', amount: liters('150,000') }));
  await expect(advice).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(people(page)).toHaveValue('100,000');
  await expect(advice).toBeVisible();
  await expect(result(page).locator('a[href^="tel:+"]')).toBeVisible();
});

test('A number is shown as typed while it is typed, and then as the language writes it', async ({ page }) => {
  await openPlanner(page);
  await people(page).fill('4000');
  await expect(people(page)).toHaveValue('4000');
  await days(page).fill('10');
  await expect(people(page)).toHaveValue('4,000');
  await expect(slider(page, 'people')).toHaveAttribute('aria-valuetext', '4,000');
  await page.getByRole('combobox', { name: copy.published }).selectOption('20');
  await expect(total(page, '800,000', '211,338')).toBeVisible();
});

test('The address keeps amounts in gallons exactly', async ({ page }) => {
  await openPlanner(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(field(page, 'tanker')).toHaveAccessibleDescription(gallons('5,283'));
  await page.getByRole('radio', { name: copy.units.gallons }).check();
  await expect(total(page, '69,346', '262,500')).toBeVisible();
  await expect(field(page, 'litersPerPerson', 'gallons')).toHaveValue('3.96');
  const tanker = field(page, 'tanker', 'gallons');
  await tanker.fill('5,000');
  await expect(tanker).toHaveAccessibleDescription(liters('18,927'));
  await expect(page).toHaveURL(/\?people=2500&days=7&lpd=15&tanker=18927\.05892&unit=gallons&example=1$/);
});

test('A number typed just before the page is reloaded or left is in its address', async ({ page }) => {
  await openPlanner(page);
  await people(page).fill('310');
  await page.reload();
  await ready(page);
  await expect(people(page)).toHaveValue('310');
  await people(page).fill('45');
  await people(page).fill('450');
  await page.goto('/about');
  await page.goBack();
  await expect(page).toHaveURL(`${planner}?people=450&days=7&lpd=15`);
});

for (const refusal of ['throws', 'drops'])
  test(`A change of the address that the browser ${refusal} is made a second later`, async ({ page }) => {
    await openPlanner(page);
    await page.evaluate(how => {
      const { replaceState } = history;
      history.replaceState = () => {
        history.replaceState = replaceState;
        if (how === 'throws') throw new DOMException('100 times in 30 seconds', 'SecurityError');
      };
    }, refusal);
    await people(page).fill('310');
    await expect(page).toHaveURL(`${planner}?people=310&days=7&lpd=15`);
  });

for (const query of ['', '?people=2500&days=9&lpd=15'])
  test(`A planner at ${planner + query} that does not load says how to count`, async ({ page }) => {
    const { notLoaded, reload, rule } = copy.withoutPlanner;
    const section = page.locator('#planner');
    const release = await holdScript(page, 'Planner');
    await page.goto(planner + query);
    // Until the plan in the address is read, no other plan is shown in its place.
    const isAsked = query.includes('people');
    await expect(page.getByText(copy.loading)).toBeVisible({ visible: isAsked });
    await expect(people(page)).toBeVisible({ visible: !isAsked });
    await expect(page.getByText(notLoaded)).toBeHidden();
    // The time limit is an animation of `Planner.module.css`.
    await page.evaluate(() => document.getAnimations().map(animation => animation.finish()));
    await expect(page.getByText(copy.loading)).toBeHidden();
    await expect(people(page)).toBeHidden();
    await expect(anyAnswer(page)).toBeHidden();
    await expect(section.getByText(filled(rule))).toBeVisible();
    await expect(section.getByRole('link', { name: content.organization.phone })).toBeVisible();
    await section.getByRole('link', { name: reload }).click();
    await expect(page.getByText(notLoaded)).toBeHidden();
    await expect(page).toHaveURL(planner + query);
    release();
    await expect(people(page)).toBeEnabled();
    await expect(page.getByText(notLoaded)).toHaveCount(0);
  });

test('A situation opened in a new tab leaves the plan here alone', async ({ page, context }) => {
  await openPlanner(page, `${planner}?people=310&days=7&lpd=15`);
  const opened = context.waitForEvent('page');
  await situation(page, copy.situations.shelter.label).click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).locator('input[name=people]')).toHaveValue('400');
  await expect(people(page)).toHaveValue('310');
});

test('The planner announces its result once, after the numbers stop changing', async ({ page }) => {
  await page.clock.install();
  await openPlanner(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await slider(page, 'days').focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(total(page, '562,500', '148,597')).toBeVisible();
  await expect(status(page)).toHaveText('');
  await page.clock.runFor(690);
  await expect(status(page)).toHaveText('');
  await page.clock.runFor(20);
  await expect(status(page)).toContainText('562,500');
});

test('An unusable number is named, and hides what needs it until corrected', async ({ page }) => {
  await openPlanner(page, `${planner}?people=400&days=-3&lpd=15&tanker=%3Cscript%3E`);
  await expect(days(page)).toHaveValue('-3');
  await expect(days(page)).toHaveAccessibleDescription(unreadable('7'));
  await expect(days(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page)).toContainText(`${label('days')}: ${unreadable('7')}`);
  await expect(anyAnswer(page)).toBeHidden();
  await page.getByRole('radio', { name: copy.units.gallons }).check();
  await expect(days(page)).toHaveValue('-3');
  await page.getByRole('radio', { name: copy.units.liters }).check();
  await expect(page).toHaveURL('/planner?people=400&days=-3&lpd=15&tanker=%3Cscript%3E');
  await expect(page.getByText(copy.keep)).toHaveCount(0);
  await days(page).fill('10');
  await expect(days(page)).not.toHaveAttribute('aria-invalid');
  await expect(result(page)).toContainText(`${label('tanker')}: ${unreadable('20,000')}`);
  await page.getByRole('link', { name: copy.message.link.label }).click();
  await expect(field(page, 'tanker')).toBeFocused();
  await expect(total(page, '60,000', '15,851')).toBeVisible();
  const tankers = page.locator('#planner').getByText(copy.tankers.needed, { exact: true });
  await expect(tankers).toBeHidden();
  await field(page, 'tanker').fill('10000');
  await expect(tankers).toBeVisible();
  // The field cuts a long entry, because a server refuses a long address.
  await days(page).fill('Water for the school '.repeat(500));
  await expect(page).toHaveURL(/days=Water/);
  await page.reload();
  await ready(page);
});

test('A visitor who knows the liters a day needs no number of people', async ({ page }) => {
  await openPlanner(page);
  await situation(page, copy.situations.amount.label).click();
  await field(page, 'litersPerDay').fill('20.000');
  await expect(total(page, '140,000', '36,985')).toBeVisible();
  await expect(page).toHaveURL('/planner?perday=20000&days=7');
});

test('A hospital adds up its inpatients and other people', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: copy.form.clinic }).click();
  await ready(page);
  await expect(page.getByText(copy.hospitals)).toBeVisible();
  await expect(result(page)).toContainText(copy.example);
  await page.getByRole('textbox', { name: copy.inpatients.label, exact: true }).fill('310');
  await page.getByRole('textbox', { name: copy.others.people.label, exact: true }).fill('200');
  await expect(total(page, '151,200', '39,943')).toBeVisible();
  await expect(result(page)).not.toContainText(copy.example);
  await expect(page).toHaveURL(/\?inpatients=310&lpi=60&people=200&lpd=15&days=7$/);
});

test('The plan goes into the message below its text, and is sent with it', async ({ page }) => {
  await page.goto('/contact');
  await islandReady(page, 'ContactForm');
  await page.getByRole('textbox', { name: fields.message.label }).fill('We are at the school.');
  await openPlanner(page);
  await page.getByRole('link', { name: copy.message.link.label }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  await islandReady(page, 'ContactForm');
  await page.getByRole('textbox', { name: fields.name.label }).fill('Rosa');
  await page.getByRole('textbox', { name: fields.phone.label }).fill('+1 202 555 0188');
  const sent = page.waitForRequest(/submit-contact-form/);
  await page.getByRole('button', { name: send }).click();
  const { message } = (await sent).postDataJSON();
  const plan = `${copy.message.title}\n${copy.example}\n${copy.results.total}: 262,500`;
  const [where, by] = copy.message.questions;
  expect(message.startsWith(`We are at the school.\n\n${where} \n${by} \n\n${plan}`)).toBe(true);
  await expect(page.getByRole('heading', { name: sentCopy.title })).toBeVisible();
});

test('A corrected plan takes the place of the one before, in a form that is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const message = page.getByRole('textbox', { name: fields.message.label });
  const add = async (need: string, amount: string) => {
    await openPlanner(page);
    await people(page).fill(need);
    await page.getByRole('link', { name: copy.message.link.label }).click();
    await expect(message).toHaveValue(new RegExp(`${copy.results.total}: ${amount}`));
    await expect(contactForm(page).getByRole('heading')).toBeInViewport();
  };
  await add('60', '6,300');
  await message.fill(`${'Line\n'.repeat(40)}\n${await message.inputValue()}`);
  await add('600', '63,000');
  expect((await message.inputValue()).split(copy.message.title)).toHaveLength(2);
  // The link was pressed right after typing, and the address has the number all the same.
  await page.goBack();
  await expect(page).toHaveURL('/planner?people=600&days=7&lpd=15');
});

test('A plan in the message moves no page on which the form gets its script', async ({ page }) => {
  await openPlanner(page);
  await page.getByRole('link', { name: copy.message.link.label }).click();
  await expect(page).toHaveURL(/\/contact#message$/);
  const release = await holdScript(page);
  await page.goto('/');
  // From this distance on the island is hydrated.
  await contactForm(page).evaluate(form => scrollTo(0, scrollY + form.getBoundingClientRect().top - 1_200));
  const before = await page.evaluate(() => scrollY);
  release();
  await expect(page.getByRole('textbox', { name: fields.message.label })).toHaveValue(/\d/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page.locator('body')).toBeFocused();
});

test('A plan prints with its numbers and results, without what cannot be used on paper', async ({ page }) => {
  await openPlanner(page, `${planner}?people=400&days=7&lpd=15&onhand=1000`);
  await expect(field(page, 'onHand')).toHaveValue('1,000');
  await page.emulateMedia({ media: 'print' });
  await expect(total(page, '42,000', '11,096')).toBeVisible();
  await expect(field(page, 'people')).toBeVisible();
  const controls = page.locator('#planner').locator('input[type=range], select, button, nav a');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('Without JavaScript, Home and the planner show how to count and whom to call', async ({ page }) => {
    const { notLoaded, rule, row, call } = copy.withoutPlanner;
    for (const path of ['/', planner]) {
      await page.goto(path);
      const section = page.locator('#planner');
      const paragraph = (hasText: string) => section.getByRole('paragraph').filter({ hasText });
      await expect(section.locator('input, select, button').filter({ visible: true })).toHaveCount(0);
      await expect(paragraph(notLoaded)).toBeVisible();
      await expect(paragraph(fill(rule, { person: liters('15'), inpatient: liters('60') }))).toBeVisible();
      const need = fill(row, { people: 150, days: 3 });
      await expect(section.getByRole('term').filter({ hasText: need }).locator('..')).toContainText('6,750');
      await expect(paragraph(call).getByRole('link')).toHaveCount(2);
    }
    await expect(result(page)).toContainText(
      fill(copy.workedExample, { people: '2,500', days: 7, litersPerPerson: 15 }),
    );
  });
});
