import { createHmac } from 'node:crypto';
import { formType } from '#shared/contact/contact-requests.ts';
import type { Clock } from '../base/clock.ts';
import type { StoredMessage } from '../base/message.ts';
import type { WebhookSettings } from '../base/settings.ts';
import type { Delivery, DeliveryOutcome } from './deliveries.ts';

/**
 * Posts messages to the team's chat or CRM, signed as Standard Webhooks requires (standardwebhooks.com). Any
 * answer but 2xx is retried: it may be the receiver's mistake.
 */
export function createWebhookSender({ url, secret }: WebhookSettings, clock: Pick<Clock, 'now'>) {
  // Receivers' libraries expect base64 after `whsec_`; any other secret is itself the key.
  const [, encoded] = /^whsec_(.*)$/s.exec(secret) ?? [];
  const signingKey = encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');

  return async (
    { reference }: Pick<Delivery, 'reference'>,
    { state, setAsideFor, ...fields }: StoredMessage,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome> => {
    const body = JSON.stringify({ type: 'message', ...fields, formType });
    const id = `${reference}.webhook`;
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const signature = createHmac('sha256', signingKey).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    };
    let response: Response;
    try {
      // A redirect would take the message to an address that nobody has set.
      response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    } catch (error) {
      return { kind: 'failed', error: `connection failed: ${causeCode(error)}` };
    }
    await response.body?.cancel().catch(() => {});
    return response.ok ? { kind: 'sent' } : { kind: 'failed', error: `answered with ${response.status}` };
  };
}

/** The code of a failed connection, without its text: that may name the address, which may hold a secret. */
function causeCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
}
