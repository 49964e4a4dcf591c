import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Behavior, type MailReceiver, startMailReceiver } from '../../../tests/support/mail-receiver.ts';
import { openSmtpMailer, smtpFailure, smtpOptions } from './mailer.ts';

const mail = { from: 'site@example.org', to: 'ada@example.org', subject: 'Water', text: 'Hello' };
const noEnd = new AbortController().signal;

let receiver: MailReceiver;
beforeEach(async () => {
  receiver = await startMailReceiver();
});
afterEach(() => receiver.leave());

function mailerFor(url: string, ...more: [changes?: Parameters<typeof openSmtpMailer>[2]]) {
  const mailer = openSmtpMailer(new URL(url), 2, ...more);
  onTestFinished(() => mailer.close());
  return mailer;
}

const send = (port = receiver.port) => mailerFor(`smtp://127.0.0.1:${port}`).send(mail, noEnd);

test.each<[string, Behavior, string]>([
  ['does not know the recipient', { refuse: 'recipient', code: 550 }, 'EENVELOPE at RCPT TO: 550'],
  ['has no room now', { refuse: 'recipient', code: 452, saying: '4.2.2 Full' }, 'at RCPT TO: 452'],
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

test('A reply that repeats addresses is stored without them', async () => {
  receiver.behave({
    refuse: 'recipient',
    code: 550,
    saying: '5.1.1 <ada@example.org> unknown, SRS0=x=ada; ask postmaster',
  });
  const result = await send();
  expect(JSON.stringify(result)).not.toContain('ada');
  expect(result).toMatchObject({
    error: 'EENVELOPE at RCPT TO: 550',
    serverReply: '5.1.1 […] unknown, […] ask postmaster',
  });
});

test.each(['hang', 'stall'] as const)(
  'An email that a server lets %s is aborted with its attempt',
  async behavior => {
    receiver.behave(behavior);
    const end = new AbortController();
    const sending = mailerFor(`smtp://127.0.0.1:${receiver.port}`).send(mail, end.signal);
    await expect.poll(() => receiver.connections()).toBe(1);
    end.abort();
    expect(await sending).toMatchObject({ kind: 'failed' });
  },
);

/** A server with the certificate of the package smtp-server, which nobody trusts. */
const secured = async (secure: boolean) => {
  const server = await startMailReceiver({
    // It would warn of its certificate.
    logger: false,
    secure,
    disabledCommands: [],
    authOptional: false,
    onAuth({ username, password }, _session, callback) {
      if (username === 'site@example.org' && password === 'p/w:1') callback(null, { user: username });
      else callback(new Error('Wrong password'));
    },
  });
  onTestFinished(() => server.leave());
  return server;
};
const user = 'site%40example.org:p%2Fw%3A1';
const trusting = { tls: { rejectUnauthorized: false } };
/** Treats the receiver as a remote server: one on this machine would need no encryption. */
const elsewhere = { requireTLS: true, ignoreTLS: false };

test.each([
  ['from the start', 'smtps', true, {}],
  ['by STARTTLS', 'smtp', false, elsewhere],
] as const)(
  'TLS is used %s, with the name and password of the URL',
  async (_name, scheme, secure, changes) => {
    const server = await secured(secure);
    const url = `${scheme}://${user}@localhost:${server.port}`;
    expect(await mailerFor(url, { ...changes, ...trusting }).send(mail, noEnd)).toEqual({
      kind: 'sent',
    });
    expect(server.received).toMatchObject([{ encrypted: true, user: 'site@example.org' }]);
  },
);

test('A certificate that nobody trusts is refused', async () => {
  const server = await secured(true);
  const result = await mailerFor(`smtps://${user}@localhost:${server.port}`).send(mail, noEnd);
  expect(result).toMatchObject({ error: expect.stringContaining('CERT') });
  expect(server.received).toEqual([]);
});

test('A server elsewhere that offers no encryption gets nothing', async () => {
  const result = await mailerFor(`smtp://${user}@127.0.0.1:${receiver.port}`, elsewhere).send(mail, noEnd);
  expect(result).toMatchObject({ error: expect.stringContaining('STARTTLS') });
  expect(receiver.received).toEqual([]);
});

test.each([
  ['smtp://mail.example.org', { port: 587, secure: false, requireTLS: true }],
  ['smtps://mail.example.org', { port: 465, secure: true, requireTLS: false }],
  ['smtp://relay.internal:25?tls=off', { port: 25, secure: false, requireTLS: false, ignoreTLS: true }],
  ['smtp://127.0.0.1:25', { requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]:25', { host: '::1', requireTLS: false, ignoreTLS: true }],
  ['smtp://[2001:db8::1]', { host: '2001:db8::1', requireTLS: true, ignoreTLS: false }],
])('The connection options follow from %s', (url, options) => {
  expect(smtpOptions(new URL(url))).toMatchObject(options);
});

test('A hostile reply is cut and freed from control characters', () => {
  const failure = (response: string) =>
    smtpFailure(Object.assign(new Error('refused'), { code: 'EMESSAGE', response }));
  expect(failure('451 no \u001b]0;pwned\u0007 \u001b[31mRED \u202egnirts').serverReply).toBe(
    'no  ]0;pwned   [31mRED gnirts',
  );
  expect(failure(`451 ${'x'.repeat(200_000)}`).serverReply).toHaveLength(200);
});
