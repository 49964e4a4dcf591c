import { afterAll, expect, test } from 'vitest';
import { additionField, contactFormPath, keyField } from '#shared/contact/contact-requests.ts';
import { fill } from '#shared/i18n/fill.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { content } from '../support/content.ts';
import { lockDatabase } from '../support/databases.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { callContactApi, type RunningSite, startSite } from '../support/running-site.ts';
import { temporarySite } from '../support/temporary-site.ts';

// The form that comes back without JavaScript, its receipt and the page of a team link, over real HTTP.

const site = await startSite();
afterAll(site.close);

const post = (path: string, form: Record<string, string>, { url } = site) =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Sends a message with a new text to the contact API, and returns the answer. */
const sendMessage = async (site: RunningSite) =>
  (await callContactApi(site, { name: 'Ada', message: crypto.randomUUID() })).json();

/** The response to a visitor: status, title, language and the text of `<main>`. */
async function read(response: Response) {
  const html = await response.text();
  const [, language, direction] = /<html lang="(\w+)" dir="(\w+)"/.exec(html) ?? [];
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const text = decodeHtml(main.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
  return { status: response.status, language, direction, title: decodeHtml(title), text, html, main };
}

const titled = (title: string) => `${title} | ${content.organization.brand}`;

// The steps of a visitor are in tests/e2e/no-script.spec.ts.
test('In Arabic the form comes back with a long text, and its receipt leads to other languages, from right to left', async () => {
  const { contact, 'not-found': lost } = content.copyIn('ar');
  const formPath = pathIn('ar', contactFormPath);
  const arabic = { language: 'ar', direction: 'rtl' };
  const message = `</textarea>"${'x'.repeat(20_000)}`;
  const response = await post(formPath, { name: 'Ana', phone: '12', message });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const form = await read(response);
  const title = titled(fill(contact.form.problems.documentTitle, { title: contact.meta.title }));
  expect(form).toMatchObject({ status: 422, title, ...arabic });
  // A failure of `toContain` would print the whole text.
  expect(form.text.includes(message)).toBe(true);
  expect(form.main).toContain(`action="${formPath}"`);
  const sent = await post(formPath, { name: 'Ana', email: 'ana@example.org', message: 'Water' });
  const path = sent.headers.get('location') ?? '';
  const receipt = await read(await fetch(site.url + path));
  expect(receipt).toMatchObject({ status: 200, title: titled(contact.receiptPage.meta.title), ...arabic });
  const address = path.slice(path.indexOf('/contact'));
  const versions = content.languages.map(other => `href="${pathIn(other, address)}"`);
  expect(versions.filter(link => !receipt.html.includes(link))).toEqual([]);
  const unknown = await read(await fetch(`${site.url + pathIn('ar', '/contact/sent/none')}`));
  expect(unknown).toMatchObject({ status: 404, title: titled(lost.meta.title), ...arabic });
});

test('Another website cannot post the form or a team link; the visitor gets the form with the text', async () => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  const body = new URLSearchParams({ name: 'Ana', message: 'Water for <400>' });
  const page = await read(await fetch(site.url + contactFormPath, { method: 'POST', headers, body }));
  expect(page.status).toBe(403);
  expect(page.text).toContain('Water for <400>');
  expect((await site.stored()).filter(({ message }) => message.includes('<400>'))).toEqual([]);
  expect((await fetch(`${site.url}/desk/none`, { method: 'POST', headers, body })).status).toBe(403);
});

test('A body that is not URL-encoded is refused with 415', async () => {
  for (const body of ['{}', new Blob(['{}'], { type: 'application/json' }), new FormData()])
    expect((await fetch(site.url + contactFormPath, { method: 'POST', body })).status).toBe(415);
});

test('A reference that no receipt can have makes no addition, but a message of its own', async () => {
  const reference = { [additionField]: '../../..//evil.example' };
  const sent = await post(contactFormPath, { ...reference, name: 'Ana', message: 'Call me' });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/contact\/sent\/[A-Z]{2,4}-\w{4}-\w{4}$/);
  const page = await read(await post(contactFormPath, { ...reference, phone: '305 555 0188' }));
  expect(page.status).toBe(422);
  expect(page.main).toContain('value="305 555 0188"');
});

test('An addition that comes back is still one for its message', async () => {
  const { reference } = await sendMessage(site);
  const addition = { [additionField]: reference, phone: '3'.repeat(41) };
  const page = await read(await post(contactFormPath, addition));
  expect(page.status).toBe(422);
  expect(page.main).toContain(`name="${additionField}" value="${reference}"`);
});

test('A client may look for 600 receipts and team links a minute, and still send its message', async () => {
  const site = await temporarySite();
  const look = () => fetch(`${site.url}/contact/sent/none`);
  await Promise.all(Array.from({ length: 600 }, look));
  const refused = await look();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${site.url}/desk/none`)).status).toBe(429);
  expect((await post(contactFormPath, { name: 'Ana', message: 'Water for 400' }, site)).status).toBe(303);
});

test('A receipt is not an addition to itself', async () => {
  const { reference } = await sendMessage(site);
  const page = await read(await fetch(`${site.url}/contact/sent/${reference}?added=${reference}`));
  expect(page.status).toBe(200);
  expect(page.text).not.toContain(content.copyIn('en').contact.form.sent.added);
});

test('The longest text is taken by both ways, also if each of its letters is typed as three', async () => {
  const message = '각'.repeat(5_000).normalize('NFD');
  expect((await post(contactFormPath, { name: 'Ana', message })).status).toBe(303);
  const call = await callContactApi(site, { name: 'Ana', message });
  expect(await call.json()).toMatchObject({ success: true });
});

test('A page rendered on demand has a policy for its scripts, its styles and symbols, and no index entry', async () => {
  const { reference } = await sendMessage(site);
  for (const response of [
    await post(contactFormPath, {}),
    await fetch(`${site.url}/contact/sent/${reference}`),
    await fetch(`${site.url}/desk/none`),
  ]) {
    expect([...response.headers].join().length, 'room in the 4 kB of nginx').toBeLessThan(3_500);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none';.* script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|https?:/);
    const { html, main } = await read(response);
    expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
    const classes = [...main.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const own = classes.filter(name => name.startsWith('_'));
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter(name => !html.includes(`.${name}`))).toEqual([]);
    const symbols = [...main.matchAll(/<use [^>]*href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(symbols.filter(id => !html.includes(`id="${id}"`))).toEqual([]);
  }
});

test('An address with a token or a reference, or to which a form is posted, is not cached, not indexed and sent to nobody, however it is written', async () => {
  const { reference } = await sendMessage(site);
  const receipt = `/contact/sent/${reference}`;
  const paths = [receipt, '/desk/none', `${receipt}/`, '/desk/none/', '//desk/none', '/%64esk/none'];
  for (const path of [...paths, contactFormPath]) {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect(Object.fromEntries(headers), path).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
});

test('A contact that is corrected twice reaches the office each time, although the additions read alike', async () => {
  const site = await temporarySite();
  const sent = await post(contactFormPath, { name: 'Ada', message: 'No water' }, site);
  const reference = sent.headers.get('location')?.split('/').at(-1) ?? '';
  const contacts = [{ phone: '305 555 0177' }, { email: 'ada@example.cm' }, { email: 'ada@example.com' }];
  for (const contact of contacts)
    await post(contactFormPath, { ...contact, [additionField]: reference }, site);
  expect((await site.stored()).map(({ setAsideFor }) => setAsideFor)).toEqual([[], [], [], []]);
});

test('If the database stops answering, pages are served, and messages that were stored before are confirmed', async () => {
  const site = await temporarySite({}, { busyTimeoutMs: 3_000, storeTimeoutMs: 500 });
  const send = (fields: Record<string, string>) =>
    post(contactFormPath, { name: 'Ada', message: 'Water', ...fields }, site);
  const receiptOf = async (sent: Response) => read(await fetch(site.url + sent.headers.get('location')));
  const sent = await send({ phone: '305 555 0177' });
  const { reference } = await sendMessage(site);
  const added = await send({ phone: '305 555 0188', [additionField]: reference });
  await lockDatabase(site.databaseFile);
  // Its message waits for the lock, and everything else waits for the message.
  const waiting = sendMessage(site);
  const other = () => fetch(`${site.url}/contact/sent/CW-7K4M-9QRT`);
  await expect.poll(async () => (await other()).status, { interval: 10 }).toBe(503);
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect((await receiptOf(sent)).text).toContain('0177');
  expect((await receiptOf(added)).text).toContain('0188');
  await waiting;
});

test('A message that cannot be stored comes back with its text and its key', async () => {
  await lockDatabase(site.databaseFile);
  const fields = { name: 'Ada', message: 'Water for <400>', [keyField]: 'key-1' };
  const refused = await post(contactFormPath, fields);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const form = await read(refused);
  expect(form.status).toBe(503);
  expect(form.text).toContain('Water for <400>');
  expect(form.main).toContain('value="key-1"');
});
