import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryMessagesProgram } from '../../../tests/support/messages-program.ts';
import { hours, noon, sampleMessage } from '../../../tests/support/sample-messages.ts';
import { temporaryDatabaseUrl } from '../../../tests/support/temporary-folder.ts';
import type { StoredMessage } from '../../base/message.ts';
import type { Outbox } from '../../outbox/outbox.ts';

const first = 'CW-7K4M-9QRT';
const second = 'CW-NNNN-NNNN';

const july = {
  reference: second,
  receivedAt: new Date('2026-07-01T16:30:00.000Z'),
  name: 'Bo, "the" <Builder>',
  email: '',
  phone: '=1+1',
  message: 'short',
};

/** The first message for other programs, with its fields in the promised order. */
const { setAsideFor: _, ...sample } = sampleMessage();
const firstRecord: object = JSON.parse(JSON.stringify({ ...sample, heldFor: ['links', 'markup'] }));

/** The program on a database with these messages; those that are not set aside have a team email to send. */
async function programWith(...messages: Partial<Omit<StoredMessage, 'state'>>[]) {
  const program = await temporaryMessagesProgram(temporaryDatabaseUrl());
  for (const message of messages)
    await program.add(message, message.setAsideFor ? [] : [{ channel: 'team-mail', due: noon }]);
  return program;
}

/** Lets every email to the team that is due fail. */
async function failAll(outbox: Outbox, nextTryAt: Date | undefined, error = '451 later'): Promise<void> {
  const request = { channels: ['team-mail'], now: noon, until: hours(1), limit: 10 } as const;
  for (const delivery of await outbox.lease(request))
    await outbox.settle(delivery, { kind: 'failed', error }, noon, nextTryAt);
}

test('The command list shows the newest messages first, one line each, in office time', async () => {
  const { run } = await programWith(july, {});
  const { code, out } = await run('list');
  expect(code).toBe(0);
  const [, newest, oldest] = out.split('\n');
  expect(newest).toContain('CW-7K4M-9QRT  Nov 21, 2026, 7:00:00 AM EST');
  expect(oldest).toContain('CW-NNNN-NNNN  Jul 1, 2026, 12:30:00 PM EDT');
  expect((await run('list --limit 1')).out).toMatch(/CW-7K4M-9QRT.*\n\nThese are the newest 1: /);
  expect((await run('list --limit 2')).out).toBe(out);
  expect((await run('list --text nothing')).out).toBe('No messages.\n');
});

test('The command show prints a message with its history, notes and deliveries, however its reference is typed', async () => {
  const { run, store, outbox } = await programWith({ email: 'ada@nowhere' });
  await store.note(first, 'Called back,\ntrucks leave at 9', hours(1));
  await failAll(outbox, hours(2), '451 no \u001b]0;title\u0007 \u009b31mred');
  const { code, out } = await run('show 7k4m9qrt');
  expect(code).toBe(0);
  expect(out).toContain('ada@nowhere (may be mistyped)');
  expect(out).toMatch(/8:00:00 AM EST {2}note by operator: Called back,\n +trucks leave at 9$/m);
  // A terminal would obey the control characters of the server's answer.
  expect(out).toContain('last error: 451 no \ufffd]0;title\ufffd \ufffd31mred\n');
  expect((await run('show 7k4m9qrt --json')).out).toContain('\\u009b31mred');
});

test('The command show --json writes a message with its history and deliveries', async () => {
  const { run, store } = await programWith({ setAsideFor: ['links', 'markup'] });
  // Too late for reminders.
  await store.release(first, { mail: undefined, webhook: undefined }, { by: 'operator', at: hours(24) });
  expect(JSON.parse((await run(`show ${first} --json`)).out)).toEqual({
    ...firstRecord,
    heldFor: [],
    history: [
      { at: '2026-11-21T12:00:00.000Z', kind: 'received', by: 'site', note: '' },
      { at: '2026-11-21T12:00:00.000Z', kind: 'set-aside', by: 'site', note: 'links, markup' },
      { at: '2026-11-22T12:00:00.000Z', kind: 'released', by: 'operator', note: '' },
    ],
    deliveries: [
      {
        channel: 'team-mail',
        state: 'pending',
        createdAt: '2026-11-22T12:00:00.000Z',
        attempts: 0,
        nextTryAt: '2026-11-22T12:00:00.000Z',
        sentAt: null,
        lastError: '',
        acceptedBy: [],
      },
    ],
  });
});

test('A reference without a message makes every command exit with 1', async () => {
  const { run } = await programWith({});
  for (const reference of ['CW-CCCC-CCCC', 'nonsense'])
    for (const command of ['show', 'answer', 'spam', 'reopen', 'release', 'erase', 'retry', 'note'])
      expect(await run(`${command} ${reference}${command === 'note' ? ' Hello' : ''}`)).toEqual({
        code: 1,
        out: '',
        err: `No message has the reference ${reference}.\n`,
      });
});

test('The commands answer, reopen and spam set the state of a message and record it in the history', async () => {
  const { run, store } = await programWith({});
  for (const [command, state, text] of [
    ['answer', 'answered', 'is marked as answered'],
    ['reopen', 'new', 'is open again'],
    ['spam', 'spam', 'is marked as spam'],
  ] as const) {
    expect(await run(`${command} ${first}`)).toEqual({ code: 0, out: `${first} ${text}.\n`, err: '' });
    expect((await run(`${command} ${first}`)).out).toBe(`${first} is ${state}: nothing to change.\n`);
    expect((await store.findByReference(first))?.state).toBe(state);
  }
  const history = await store.history(first);
  expect(history.slice(1).every(({ by }) => by === 'operator')).toBe(true);
});

test('A message that is marked has to be reopened before it is spam or released', async () => {
  const { run } = await programWith({ setAsideFor: ['links'] });
  for (const [mark, command, state] of [
    ['answer', 'spam', 'answered'],
    ['answer', 'release', 'answered'],
    ['spam', 'release', 'spam'],
  ]) {
    await run(`${mark} ${first}`);
    const err = `${first} is ${state}: reopen it first.\n`;
    expect(await run(`${command} ${first}`)).toEqual({ code: 1, out: '', err });
    await run(`reopen ${first}`);
  }
  await run(`release ${first}`);
  expect((await run(`release ${first}`)).out).toBe(`${first} is new: nothing to change.\n`);
});

test('A command names the state that another process has just given to the message', async () => {
  const { run, database } = await programWith({});
  await sql`create trigger answer_first before update on messages when new.state = 'spam' begin
    update messages set state = 'answered' where reference = old.reference;
    select raise(ignore);
  end`.execute(database);
  const err = `${first} is answered: reopen it first.\n`;
  expect(await run(`spam ${first}`)).toEqual({ code: 1, out: '', err });
});

test('The command note adds a note with or without quotes', async () => {
  const { run, store } = await programWith({});
  await run(['note', first, 'Called back, trucks leave at 9']);
  await run(['note', first, 'Called', 'again']);
  expect(await run(['note', first, '  '])).toMatchObject({ code: 2, err: 'The note is empty.\n' });
  const notes = (await store.history(first)).map(({ note }) => note);
  expect(notes).toEqual(['', 'Called back, trucks leave at 9', 'Called again']);
});

test('The command release plans no reminder that is too late', async () => {
  const { run, outbox } = await programWith({ setAsideFor: ['links'], receivedAt: hours(-20) });
  expect(await run(`release ${first}`)).toMatchObject({ code: 0, out: `${first} is released.\n` });
  const planned = (await outbox.find()).map(({ channel }) => channel);
  expect(planned).toEqual(['last-reminder', 'team-mail']);
});

test('The command retry makes deliveries due now: of one message, the dead ones, or all', async () => {
  const { run, outbox } = await programWith({}, july);
  await failAll(outbox, undefined);
  expect((await run('retry --dead')).out).toMatch(/^2 deliveries/);
  await failAll(outbox, hours(2));
  expect((await run('retry --dead')).out).toBe('Nothing to retry.\n');
  expect((await run(`retry ${second}`)).out).toMatch(/^1 delivery/);
  expect((await run('retry --all')).out).toMatch(/^1 delivery/);
  for (const line of ['retry', 'retry --dead --all', `retry ${second} --dead`])
    expect((await run(line)).code).toBe(2);
});

test('The command overdue exits with 1 and lists messages that waited for 75% of the promised time, the longest first', async () => {
  const { run, store } = await programWith(
    { reference: 'CW-CCCC-CCCC', receivedAt: hours(-17.9) },
    { reference: 'CW-DDDD-DDDD', receivedAt: hours(-18) },
    { reference: 'CW-FFFF-FFFF', receivedAt: hours(-30) },
    { reference: 'CW-GGGG-GGGG', receivedAt: hours(-40), setAsideFor: ['links'] },
    { reference: 'CW-HHHH-HHHH', receivedAt: hours(-40) },
    { reference: 'CW-JJJJ-JJJJ', receivedAt: hours(-30), replyBy: hours(18) },
  );
  await store.mark('CW-HHHH-HHHH', 'answered', { by: 'link', at: hours(-1) });
  const { code, out } = await run('overdue');
  expect(code).toBe(1);
  expect(out.match(/CW-\w{4}-\w{4}/g)).toEqual(['CW-FFFF-FFFF', 'CW-DDDD-DDDD']);
  expect(out).toContain('1 message is set aside and not counted');
  for (const reference of ['CW-FFFF-FFFF', 'CW-DDDD-DDDD']) await run(`answer ${reference}`);
  expect((await run('overdue')).out).toMatch(/^No message is overdue\.\n/);
  expect(await run('overdue --json')).toEqual({ code: 0, out: '[]\n', err: '' });
});

test('The command export writes the fields of a message as CSV, in the order that list --json has', async () => {
  const { run } = await programWith(july, {});
  const fields = Object.keys(firstRecord);
  const { code, out } = await run('export --before 2026-11-01');
  expect(code).toBe(0);
  expect(out.split('\r\n')).toEqual([
    `\ufeff${fields.join()}`,
    expect.stringMatching(/^CW-NNNN-NNNN,2026-07-01T16.*Z,en,"Bo, ""the"" <Builder>",'=1\+1,,.*,short,new,$/),
    '',
  ]);
});

// A spreadsheet may split a cell at semicolons, tabs and line breaks.
test.each([
  ['=1+1', "'=1+1"],
  ['Relief; @SUM(1)', "Relief;' @SUM(1)"],
  ['Relief;"=1+1', `"Relief;'""=1+1"`],
  ["Hello\n=cmd|'/c calc'!A0\n-1", `"Hello\n'=cmd|'/c calc'!A0\n'-1"`],
  ['Hello\t+1', "Hello\t'+1"],
  ['1+1=2; a-b', '1+1=2; a-b'],
])('The command export writes the message %j so that no spreadsheet runs it', async (message, cell) => {
  const { run } = await programWith({ message });
  expect((await run('export')).out).toContain(`,${cell},new,\r\n`);
});

test('The command erase says that copies are left, and nothing changes an erased message', async () => {
  const { run } = await programWith({});
  expect((await run('erase 7k4m-9qrt')).out).toMatch(/^CW-7K4M-9QRT is erased\. Backups/);
  for (const line of [`erase ${first}`, `answer ${first}`, `release ${first}`, `note ${first} Hello`])
    expect(await run(line)).toEqual({
      code: 1,
      out: '',
      err: `${first} has been erased and cannot be changed.\n`,
    });
});
