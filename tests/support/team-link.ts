import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { contactApiPath, messageReceipt } from '#shared/contact/contact-requests.ts';
import { deriveKey } from '../../server/base/keys.ts';
import { teamLinkUrls } from '../../server/contact/team-link-token.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { getOrCreateSecret } from '../../server/storage/secret.ts';

/** The path of a link in the team email about a message of its own, on the site of the end-to-end tests. */
export async function teamLinkPath(request: APIRequestContext): Promise<string> {
  const data = { name: 'Ana', message: `Prices for four tankers, ${Date.now()}` };
  const response = await request.post(contactApiPath, { data });
  const { reference } = messageReceipt.parse(await response.json());
  const database = await openDatabase({
    kind: 'sqlite',
    file: join(process.env['E2E_DATA'] ?? '', 'e2e.db'),
  });
  const linkKey = deriveKey(await getOrCreateSecret(database), 'links');
  await database.destroy();
  const links = teamLinkUrls(reference, new Date(), { siteUrl: new URL('http://localhost'), linkKey });
  return new URL(links.spam).pathname;
}
