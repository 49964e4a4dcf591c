import { expect, test } from '../support/test.ts';

// The film has journeys of its own: here it stands still.
test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('The hero says what the provider does, offers two ways on and fills at least 80 % of the window', async ({
  page,
}) => {
  const hero = page.getByRole('region', { name: 'Industry-Leading Water Solutions' });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Industry-Leading Water Solutions');
  await expect(
    hero.getByText('Delivering Safe Water, Anywhere Disaster Strikes...', { exact: true }),
  ).toBeVisible();
  const explore = hero.getByRole('link', { name: 'Explore Our Capabilities' });
  const request = hero.getByRole('link', { name: 'Request Consultation' });
  await expect(explore).toHaveAttribute('href', '/solutions');
  await expect(request).toHaveAttribute('href', '/contact');
  // Primary is filled, outline is not.
  await expect(request).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(explore).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1400 },
  ]) {
    await page.setViewportSize(viewport);
    const height = (await hero.boundingBox())?.height;
    expect(height, `${viewport.width} px`).toBeGreaterThanOrEqual(Math.floor(0.8 * viewport.height));
  }
});

test('The sections of Home are in the specified order, contact last', async ({ page }) => {
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const specified = [
    'Tactical Lifeline',
    'Our Quality Guarantees',
    '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.',
    'Join Us in Making Clean Water Accessible to All',
    'Tell us what you need',
  ];
  const shown = headings.map(heading => heading.replace(/\s+/g, ' ').trim());
  expect(shown.filter(heading => specified.includes(heading))).toEqual(specified);
  expect(shown.at(-1)).toBe('Tell us what you need');
  await expect(page.getByRole('main')).not.toContainText(/[{}]|undefined|Certificate ,/);
});

test('Home tells every promise in words and shows the three lifeline cards', async ({ page }) => {
  const promises = page.getByRole('region', { name: 'How fast we respond' }).getByRole('listitem');
  await expect(promises).toHaveText([
    'Response within 24 hours',
    'Emergency water delivery within 24 hrs',
    'Emergency solutions deployed within 24-48 hours',
    'Technical support 24/7',
  ]);
  const lifeline = page.getByRole('region', { name: 'Tactical Lifeline' });
  const cards = {
    'Emergency Water Delivery': 'Bottled water and bulk tankers deployed within 24 hrs.',
    'Mobile Purification Systems': 'Convert seawater, floodwater or sewage into safe drinking water onsite.',
    'Tactical Water Support': 'Military-grade logistics for NGOs and governments in conflict zones.',
  };
  await expect(lifeline.getByRole('heading', { level: 3 })).toHaveText(Object.keys(cards));
  for (const [title, sentence] of Object.entries(cards)) {
    const card = lifeline.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByText(sentence, { exact: true })).toBeVisible();
  }
});

test('Each guarantee opens by keyboard and says what it covers and what it does not', async ({ page }) => {
  const guarantees = page.getByRole('region', { name: 'Our Quality Guarantees' });
  await expect(guarantees.getByRole('heading', { level: 3 })).toHaveText([
    'ISO 9001:2015 Certified',
    'WHO Standards Compliant',
    'EPA Registered',
    'Quality Tested',
  ]);
  const covered = {
    'iso-9001': 'It is not a certificate for the water or for any product.',
    'who-guidelines': 'It does not certify, approve or endorse suppliers',
    'epa-registration': 'It is not an approval or an endorsement by EPA.',
    'quality-tested': 'by which laboratory and against which limits',
  };
  for (const [id, words] of Object.entries(covered)) {
    const plate = guarantees.locator(`#${id}`);
    const text = plate.getByText(words);
    await expect(text).toBeHidden();
    await plate.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await page.keyboard.press('Space');
    await expect(text).toBeHidden();
  }
});

test('The footer leads to what the ISO certificate means', async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'What this means' }).click();
  await expect(page).toHaveURL('/claims#iso-9001');
  const row = page.locator('#iso-9001');
  await expect(row).toBeInViewport({ ratio: 0.9 });
  await expect(row.getByText('how we plan, check and improve our work')).toBeVisible();
});

test('The statistic is one text with a dated source, and the closing call asks for partners and gifts in two styles', async ({
  page,
}) => {
  const name = '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.';
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  const statistic = page.getByRole('region', { name, exact: true });
  await expect(
    statistic.getByText('Source: WHO/UNICEF Joint Monitoring Programme, 2023:', { exact: false }),
  ).toBeVisible();
  const closing = page.getByRole('region', { name: 'Join Us in Making Clean Water Accessible to All' });
  const partner = closing.getByRole('link', { name: 'Partner With Us' });
  const donate = closing.getByRole('link', { name: 'Make a Donation' });
  await expect(partner).toHaveAttribute('href', '/contact?about=partner');
  await expect(donate).toHaveAttribute('href', '/donate');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await partner.evaluate(ground)).not.toBe(await donate.evaluate(ground));
});

test('Every audience finds its way from Home into the solutions', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Who we work for' });
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText([
    'Businesses',
    'Service organizations',
    'Governmental agencies',
    'NGOs',
    'Communities',
  ]);
  const targets = await rows
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  await page.goto('/solutions');
  for (const target of targets) await expect(page.locator(new URL(target, page.url()).hash)).toHaveCount(1);
});

test('Home prints the phone number and the limits of the guarantees, and no buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByText('+1 (305) 555-0142').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Our Capabilities' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Partner With Us' })).toBeHidden();
  await expect(page.getByText('It is not a certificate for the water or for any product.')).toBeVisible();
});
