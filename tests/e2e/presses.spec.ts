import { readContent } from '../support/content.ts';
import { anyReference } from '../support/message-form.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';

// Presses of Send around the moment at which React takes over the form: each is stored once and confirmed once. All of them,
// as the table in docs/proof.md has them: PRESSES=all npx playwright test presses

const { form: copy } = readContent('en').contact;

const usual = [{ path: '/contact', slowness: 6, presses: 2, delays: [0, 200] }];
const delays = [0, 50, 100, 200, 500, 1_000];
const all = [
  { path: '/', slowness: 1, presses: 1, delays },
  { path: '/', slowness: 1, presses: 2, delays },
  { path: '/', slowness: 6, presses: 1, delays },
  { path: '/', slowness: 6, presses: 2, delays },
  { path: '/contact', slowness: 1, presses: 1, delays },
  { path: '/contact', slowness: 1, presses: 2, delays },
  { path: '/contact', slowness: 6, presses: 1, delays },
  { path: '/contact', slowness: 6, presses: 2, delays },
];
const cases = process.env['PRESSES'] === 'all' ? all : usual;

for (const { delays, path, slowness, presses } of cases)
  for (const delay of delays)
    test(`${path} pressed ${presses === 1 ? 'once' : 'twice'} ${delay} ms after load, processor ${slowness} times slower, stores and confirms one message`, async ({
      page,
      site,
    }) => {
      const processor = await page.context().newCDPSession(page);
      await processor.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await page.addInitScript(
        ({ delay, presses, sending }) => {
          const typed = { name: 'Rosa', phone: '+1 202 555 0188', message: 'No water' };
          const press = (times: number) => {
            const button = document.querySelector<HTMLButtonElement>('#message [type="submit"]');
            button?.click();
            // The next frame is the first that a visitor sees.
            requestAnimationFrame(() => {
              sessionStorage['said'] ??= button?.textContent === sending;
            });
            if (times > 1) setTimeout(() => press(times - 1), 100);
          };
          addEventListener('load', () => {
            if (!location.pathname.endsWith('/') && !location.pathname.endsWith('/contact')) return;
            document.getElementById('message')?.scrollIntoView();
            for (const [name, value] of Object.entries(typed)) {
              const box = document.getElementById(`message-${name}`);
              if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.value = value;
            }
            setTimeout(() => press(presses), delay);
          });
        },
        { delay, presses, sending: copy.sending },
      );
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(anyReference, { timeout: 30_000 });
      await expect(page.getByText(copy.toasts.sent).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('true');
      await expect(page.getByRole('main')).toContainText(anyReference);
      expect(await site.stored()).toHaveLength(1);
    });
