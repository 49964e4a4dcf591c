import { expect, onTestFinished, test } from 'vitest';
import { contactAnswer, contactFunctionPath } from '#contract/contact-message.ts';
import { receiveMail } from '../support/mail-receiver.ts';
import { runSite } from '../support/running-site.ts';

// From the call to the team email to the link in it, through the built site and a real mail server. Needs `npm run build`.

test('The desk links of a team email mark the message as answered and as spam, and are masked in the log', async () => {
  const mail = await receiveMail();
  const site = await runSite({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'team@example.org',
    SECRET_KEY: 'a secret of the test, 32 characters or more',
    // Links lead to the server if the pages are hosted elsewhere.
    FUNCTION_URL: 'https://messages.example.org',
  });
  onTestFinished(async () => {
    await site.close();
    await mail.leave();
  });
  const response = await fetch(site.url + contactFunctionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', message: 'Prices for 400 people' }),
  });
  const { reference = '' } = contactAnswer.parse(await response.json());
  await expect.poll(() => mail.received).toHaveLength(1);
  const { subject, text = '' } = mail.received[0]?.mail ?? {};
  expect(subject).toContain(reference);
  const tokens = [...text.matchAll(/https:\/\/messages\.example\.org\/desk\/(\S+)/g)].map(
    ([, token = '']) => token,
  );
  expect(tokens).toHaveLength(2);
  for (const [index, state] of [
    [1, 'spam'],
    [0, 'answered'],
  ] as const) {
    const link = `${site.url}/desk/${tokens[index]}`;
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(reference)]);
    const pressed = await fetch(link, { method: 'POST', body: new URLSearchParams({ state }) });
    expect([pressed.status, pressed.url]).toEqual([200, link]);
    expect(await site.stored()).toMatchObject([{ reference, state }]);
  }
  await expect.poll(() => site.logged.join('')).toContain('/desk/…');
  for (const token of tokens) expect(site.logged.join('')).not.toContain(token);
});
