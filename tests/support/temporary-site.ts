import { onTestFinished } from 'vitest';
import { type RunningSite, startApi, startSite } from './running-site.ts';

/** Serves the built site until the current test is finished. */
export async function temporarySite(...options: Parameters<typeof startSite>): Promise<RunningSite> {
  const site = await startSite(...options);
  onTestFinished(site.close);
  return site;
}

/** Serves what needs no build, until the current test is finished. */
export async function temporaryApi(...options: Parameters<typeof startApi>): Promise<RunningSite> {
  const site = await startApi(...options);
  onTestFinished(site.close);
  return site;
}
