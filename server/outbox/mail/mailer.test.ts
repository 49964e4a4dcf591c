import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  type Behavior,
  type MailReceiver,
  temporaryMailReceiver,
} from '../../../tests/support/mail-receiver.ts';
import { openSmtpMailer, smtpFailure, smtpOptions } from './mailer.ts';

const mail = { from: 'site@example.org', to: 'ada@example.org', subject: 'Water', text: 'Hello' };

let receiver: MailReceiver;
beforeEach(async () => {
  receiver = await temporaryMailReceiver();
});

function send(signal = new AbortController().signal) {
  const mailer = openSmtpMailer(new URL(`smtp://127.0.0.1:${receiver.port}`), 2);
  onTestFinished(() => mailer.close());
  return mailer.send(mail, signal);
}

test.each<[string, Behavior, string]>([
  ['does not know the recipient', { refuse: 'recipient', code: 550 }, 'EENVELOPE at RCPT TO: 550'],
  ['has no room now', { refuse: 'recipient', code: 452, saying: '4.2.2 Full' }, 'at RCPT TO: 452 4.2.2'],
  ['refuses the From address', { refuse: 'sender', code: 553 }, 'EENVELOPE at MAIL FROM: 553'],
  ['refuses the email', { refuse: 'mail', code: 554 }, 'EMESSAGE at DATA: 554'],
  ['hangs up in the middle', 'drop', 'ECONNECTION'],
])('A mail server that %s is a failure, named by its code', async (name, behavior, error) => {
  receiver.behave(behavior);
  expect(await send()).toMatchObject({
    kind: 'failed',
    error: expect.stringContaining(error),
    isRecipientRefused: name === 'does not know the recipient',
  });
  expect(receiver.received).toEqual([]);
});

test.each(['hang', 'stall'] as const)(
  'An email that a server lets %s is aborted with its attempt',
  async behavior => {
    receiver.behave(behavior);
    const end = new AbortController();
    const sending = send(end.signal);
    await expect.poll(() => receiver.connections()).toBe(1);
    end.abort();
    expect(await sending).toMatchObject({ kind: 'failed' });
  },
);

test.each([
  ['smtp://mail.example.org', { port: 587, secure: false, requireTLS: true }],
  ['smtps://mail.example.org', { port: 465, secure: true, requireTLS: false }],
  [
    'smtps://site%40example.org:p%2Fw%3A1@mail.example.org',
    { auth: { user: 'site@example.org', pass: 'p/w:1' } },
  ],
  ['smtp://relay.internal:25?tls=off', { port: 25, secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtp://127.0.0.1:25', { requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]:25', { host: '::1', requireTLS: false, ignoreTLS: true }],
  ['smtp://[2001:db8::1]', { host: '2001:db8::1', requireTLS: true, ignoreTLS: false }],
])('The connection options follow from %s', (url, options) => {
  expect(smtpOptions(new URL(url))).toMatchObject(options);
});

test.each([
  ['550-5.1.1 <ada@example.org> is unknown\n550 5.1.1 ask postmaster', 'EENVELOPE: 550 5.1.1'],
  ['550 Ada Rémy is unknown', 'EENVELOPE: 550'],
  ['550 5.1.1234567 \u001b[31mRED', 'EENVELOPE: 550'],
])('Of the reply %j only the codes are kept', (response, error) => {
  const refused = Object.assign(new Error('refused'), { code: 'EENVELOPE', response, responseCode: 550 });
  expect(smtpFailure(refused)).toEqual({ error });
});
