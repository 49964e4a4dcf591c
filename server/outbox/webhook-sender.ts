import type { WebhookConfig } from '../config.ts';
import type { Carrier } from './sender.ts';
import { webhookCall } from './webhook-call.ts';

/** Calls the team's chat or CRM. Anything but a 2xx is tried again: it may be the other side's mistake. */
export function webhookCarrier({ url, secret }: WebhookConfig, now: () => Date): Carrier {
  return async (_delivery, message, signal) => {
    const { headers, body } = webhookCall(message, secret, now());
    let response: Response;
    try {
      // A redirect would take the message to an address that nobody configured.
      response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    } catch (error) {
      return { kind: 'failed', error: reasonOf(error) };
    }
    await response.body?.cancel().catch(() => {});
    return response.ok ? { kind: 'sent' } : { kind: 'failed', error: `answered with ${response.status}` };
  };
}

/** The code of a failed connection. Texts are left out: they may name the address, which may hold a secret. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
  return `connection failed: ${code}`;
}
