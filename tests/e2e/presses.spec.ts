import { readContent } from '../support/content.ts';
import { anyReference } from '../support/message-form.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';

// Presses of Send around the moment at which React takes over the form: each is stored once and confirmed
// once. All of them, as docs/proof.md has them: PRESSES=all npx playwright test presses

const { form: copy } = readContent('en').contact;

/** Once the page has loaded, and in the middle of the handover. */
const moments = ['load', 'form-hydrated'];
const all = ['/', '/contact'].flatMap(path =>
  [1, 6].flatMap(slowness => [1, 2].map(presses => ({ path, slowness, presses }))),
);
const cases = process.env['PRESSES'] === 'all' ? all : all.slice(-1);

for (const { path, slowness, presses } of cases)
  for (const moment of moments)
    test(`${path} pressed ${presses === 1 ? 'once' : 'twice'} at ${moment}, processor ${slowness} times slower, stores and confirms one message`, async ({
      page,
      site,
    }) => {
      const processor = await page.context().newCDPSession(page);
      await processor.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await page.addInitScript(
        ({ moment, path, presses, sending }) => {
          if (location.pathname !== path) return;
          const typed = { name: 'Rosa', phone: '+1 202 555 0188', message: 'No water' };
          const press = (times: number) => {
            const button = document.querySelector<HTMLButtonElement>('#message [type="submit"]');
            button?.click();
            // The next frame is the first that a visitor sees.
            requestAnimationFrame(() => {
              sessionStorage['said'] ??= button?.textContent === sending;
              if (times > 1) press(times - 1);
            });
          };
          const write = () => {
            document.getElementById('message')?.scrollIntoView();
            for (const [name, value] of Object.entries(typed)) {
              const box = document.getElementById(`message-${name}`);
              if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.value = value;
            }
          };
          // Scrolls there, so that React comes.
          addEventListener('load', write);
          (moment === 'load' ? window : document).addEventListener(moment, () => {
            write();
            press(presses);
          });
        },
        { moment, path, presses, sending: copy.sending },
      );
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(anyReference, { timeout: 30_000 });
      await expect(page.getByText(copy.toasts.sent).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('true');
      await expect(page.getByRole('main')).toContainText(anyReference);
      expect(await site.stored()).toHaveLength(1);
    });
