import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';

/** The console lines, errors and requests to other origins that a page causes. A test announces those it provokes. */
interface Incidents {
  /** Accepts incidents whose text matches, such as a request that the test makes fail. */
  expect(pattern: RegExp): void;
}

interface Fixtures {
  incidents: Incidents;
}

/**
 * Playwright's test, except that silence is part of passing: a console line, an unhandled error, a violation
 * of the content security policy, a request to another origin or a cookie fails the test.
 */
export const test = base.extend<Fixtures>({
  incidents: [
    async ({ context, baseURL }, use) => {
      const seen: string[] = [];
      // Tests run without a service worker, except those in offline.spec.ts.
      const expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
      context.on('console', message => seen.push(`console ${message.type()}: ${message.text()}`));
      context.on('weberror', error => seen.push(`error: ${error.error().message}`));
      context.on('request', request => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && baseURL && origin !== new URL(baseURL).origin) {
          seen.push(`request to another origin: ${request.url()}`);
        }
      });
      await use({ expect: pattern => expected.push(pattern) });
      const cookies = await context.cookies();
      seen.push(...cookies.map(cookie => `cookie: ${cookie.name}`));
      const unexpected = seen.filter(incident => !expected.some(pattern => pattern.test(incident)));
      expect(unexpected, 'incidents during the test').toEqual([]);
    },
    { auto: true },
  ],
});

/** Scrolls to an island and waits until it is hydrated: then Astro removes the attribute `ssr`. */
export async function islandReady(page: Page, name: string): Promise<void> {
  const island = page.locator(`astro-island[component-url*="${name}"]`).first();
  await island.locator(':scope > *').first().scrollIntoViewIfNeeded();
  await expect(island).not.toHaveAttribute('ssr');
}

/** Holds requests of a page, or of all pages and service workers, until they are released. Returns the release. */
export async function hold(
  from: Page | BrowserContext,
  url: string | RegExp,
  answer = (route: Route) => route.continue(),
) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await from.route(url, route => released.then(() => answer(route)));
  return release;
}

export const holdScript = (page: Page, island = 'ContactForm') => hold(page, `**/_astro/${island}*.js`);

export { expect };
