import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactAnswer, contactFunctionPath, trapField } from '#contract/contact-message.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { type MailReceiver, receiveMail } from '../support/mail-receiver.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

// From the call to the mail to the link in it, through the built site and a real mail server. Needs `npm run build`.

let mail: MailReceiver;
let site: RunningSite;
beforeEach(async () => {
  mail = await receiveMail();
  site = await runSite({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'team@example.org',
    SECRET_KEY: 'a secret of the test, 32 characters or more',
  });
});
afterEach(async () => {
  await site.close();
  await mail.leave();
});

async function send(fields: Record<string, string>): Promise<string> {
  const response = await fetch(site.url + contactFunctionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const { success, reference = '' } = contactAnswer.parse(await response.json());
  expect(success).toBe(true);
  return reference;
}

async function stored(reference: string) {
  const database = await openDatabase({ kind: 'sqlite', file: site.databaseFile }, { readOnly: true });
  try {
    return await databaseMessageStore(database).findByReference(reference);
  } finally {
    await database.destroy();
  }
}

/** The mail about a message, once it has arrived. */
async function mailAbout(reference: string): Promise<string> {
  const find = () => mail.received.find(({ mail: { subject } }) => subject?.includes(reference))?.mail;
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return find()?.text ?? '';
}

describe('the mail to the team', () => {
  it('has links that mark its message when their button is pressed, and leave no trace in the log', async () => {
    const reference = await send({ name: 'Ada', message: 'Prices for 400 people' });
    const tokens = [...(await mailAbout(reference)).matchAll(/\/desk\/(\S+)/g)].map(
      ([, token = '']) => token,
    );
    expect(tokens).toHaveLength(2);
    for (const [index, state] of (['answered', 'spam'] as const).entries()) {
      const path = `${site.url}/desk/${tokens[index]}`;
      const page = await fetch(path);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(reference)]);
      const pressed = await fetch(path, { method: 'POST', body: new URLSearchParams({ state }) });
      expect([pressed.status, pressed.url]).toEqual([200, path]);
      expect((await stored(reference))?.state).toBe(state);
    }
    await expect.poll(() => site.logged.join('')).toContain('/desk/…');
    for (const token of tokens) expect(site.logged.join('')).not.toContain(token);
  });

  it('is not sent for what a robot wrote, and is for a call for help with the same signs', async () => {
    const robot = await send({ name: 'Robot', message: 'Backlinks, cheap', [trapField]: 'SEO' });
    const distress = await send({ name: 'Ana', message: 'No hay agua desde ayer', [trapField]: 'x' });
    await mailAbout(distress);
    expect((await stored(robot))?.heldFor).toEqual(['honeypot']);
    expect(mail.received.map(({ mail: { subject } }) => subject)).toEqual([
      expect.stringContaining(distress),
    ]);
  });
});
