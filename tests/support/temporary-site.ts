import { onTestFinished } from 'vitest';
import { type RunningSite, runSite } from './running-site.ts';

/** Serves the built site until the current test is finished. */
export async function temporarySite(...options: Parameters<typeof runSite>): Promise<RunningSite> {
  const site = await runSite(...options);
  onTestFinished(site.close);
  return site;
}
