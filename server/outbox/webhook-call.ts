import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '../config.ts';
import { receiptOf, type StoredMessage } from '../message.ts';

export interface WebhookCall {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The call for a message: JSON, signed together with the time so that it can't be replayed later. */
export function webhookCall(message: StoredMessage, secret: WebhookConfig['secret'], now: Date): WebhookCall {
  const { reference, receivedAt, language, name, phone, email, organization, formType } = message;
  const body = JSON.stringify({
    type: 'message',
    reference,
    receivedAt: receivedAt.toISOString(),
    replyBy: receiptOf(message).replyBy.toISOString(),
    language,
    name,
    phone,
    email,
    organization,
    message: message.message,
    formType,
  });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    headers: {
      'Content-Type': 'application/json',
      'Webhook-Id': `${reference}.webhook`,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `v1=${signature}`,
    },
    body,
  };
}
