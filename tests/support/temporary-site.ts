import { onTestFinished } from 'vitest';
import { type RunningSite, startSite } from './running-site.ts';

/** Serves the built site until the current test is finished. */
export async function temporarySite(...options: Parameters<typeof startSite>): Promise<RunningSite> {
  const site = await startSite(...options);
  onTestFinished(site.close);
  return site;
}
