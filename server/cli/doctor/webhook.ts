import { lookup } from 'node:dns/promises';
import type { WebhookConfig } from '../../config.ts';
import type { Finding } from './finding.ts';

/** That the name of the receiving side is known. It is not called: a call is a message to it. */
export async function checkWebhook(webhook: WebhookConfig | undefined): Promise<Finding[]> {
  if (!webhook) return [];
  const host = webhook.url.hostname.replace(/^\[|\]$/g, '');
  try {
    await lookup(host);
    return [{ check: 'webhook', status: 'ok', message: `${host} is known` }];
  } catch {
    return [{ check: 'webhook', status: 'fail', message: `nobody knows the host ${host}` }];
  }
}
