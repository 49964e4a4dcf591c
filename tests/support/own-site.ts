import { type RunningSite, startSite } from './running-site.ts';
import { test as base } from './test.ts';

interface Fixtures {
  /** Environment variables of the site, set with `test.use`. */
  settings: Readonly<Record<string, string>>;
  site: RunningSite;
}

/** A test with a site of its own: to count what arrives there, or to set it up differently. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  site: async ({ settings }, use) => {
    const site = await startSite(settings);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** The texts of all messages that have arrived. */
export const storedTexts = async (site: RunningSite) => (await site.stored()).map(({ message }) => message);
