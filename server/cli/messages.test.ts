import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoredMessage } from '../contact/message-store.ts';
import { openDatabase } from '../storage/database.ts';
import { databaseMessageStore } from '../storage/messages.ts';
import { sampleMessage } from '../testing/message-store-suite.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { easternTime } from './eastern-time.ts';
import { runMessages } from './run-messages.ts';
import { toTable } from './table.ts';

/** Runs the program beside an open store, as beside the running server. */
async function messagesProgram(messages: readonly StoredMessage[]) {
  const file = join(temporaryFolder(), 'messages.db');
  const database = await openDatabase({ kind: 'sqlite', file });
  onTestFinished(() => database.destroy());
  for (const message of messages)
    await databaseMessageStore(database).add({ message, textDigest: '', deliveries: [] });
  const run = async (line: string, environment: Record<string, string> = {}) => {
    let out = '';
    let err = '';
    const code = await runMessages(
      line === '' ? [] : line.split(' '),
      {
        environment: { DATABASE_URL: `sqlite:${file}`, ...environment },
        out: text => {
          out += text;
        },
        err: text => {
          err += text;
        },
      },
      new Date('2026-11-21T12:00:00.000Z'),
    );
    return { code, out, err };
  };
  return { file, run };
}

const second = sampleMessage({
  reference: 'CW-NNNN-NNNN',
  receivedAt: new Date('2026-07-01T16:30:00.000Z'),
  name: 'Bo, "the" <Builder>',
  email: '',
  phone: '=1+1',
  message: 'short',
});

describe('list', () => {
  it('shows the newest first, with Eastern Time and reply-by, each on one line', async () => {
    const { run } = await messagesProgram([second, sampleMessage()]);
    const { code, out, err } = await run('list');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      [
        'Reference     Received                   Reply by                   Name                 Reach at         Message',
        'CW-7K4M-9QRT  Nov 21, 2026, 7:00 AM EST  Nov 22, 2026, 7:00 AM EST  Ada Rémy             ada@example.org  Water for 400 بالماء 🚱',
        'CW-NNNN-NNNN  Jul 1, 2026, 12:30 PM EDT  Jul 2, 2026, 12:30 PM EDT  Bo, "the" <Builder>  =1+1             short',
        '',
      ].join('\n'),
    );
  });

  it('says how many there are when it shows fewer', async () => {
    const { run } = await messagesProgram([second, sampleMessage()]);
    expect((await run('list --limit 1')).out).toMatch(/\n1 of 2; --limit shows more\.\n$/);
  });

  it('says so when there are none', async () => {
    const { run } = await messagesProgram([]);
    expect(await run('list')).toEqual({ code: 0, out: 'No messages yet.\n', err: '' });
    expect((await run('list --json')).out).toBe('[]\n');
  });
});

describe('show', () => {
  it('shows a message as a whole, however its reference is written', async () => {
    const { run } = await messagesProgram([sampleMessage({ email: 'ada@nowhere' })]);
    expect(await run('show 7k4m9qrt')).toEqual({
      code: 0,
      err: '',
      out: `Reference:    CW-7K4M-9QRT
Received:     Nov 21, 2026, 7:00 AM EST
Reply by:     Nov 22, 2026, 7:00 AM EST
Name:         Ada Rémy
Phone:        +1 305 555 0142
Email:        ada@nowhere (may be mistyped)
Organization: Relief
Language:     en

Water for 400\nبالماء 🚱
`,
    });
  });

  it('gives it as JSON to programs', async () => {
    const { run } = await messagesProgram([sampleMessage()]);
    const { out } = await run('show CW-7K4M-9QRT --json');
    expect(JSON.parse(out)).toMatchObject({
      reference: 'CW-7K4M-9QRT',
      receivedAt: '2026-11-21T12:00:00.000Z',
      replyBy: '2026-11-22T12:00:00.000Z',
      message: 'Water for 400\nبالماء 🚱',
    });
  });

  it.each(['CW-CCCC-CCCC', 'nonsense'])('ends with 1 when there is no %s', async reference => {
    const { run } = await messagesProgram([sampleMessage()]);
    const { code, err } = await run(`show ${reference}`);
    expect([code, err]).toEqual([1, `No message has the reference ${reference}.\n`]);
  });
});

describe('export', () => {
  it('writes CSV that no spreadsheet runs', async () => {
    const { run } = await messagesProgram([second]);
    expect(await run('export --format csv')).toEqual({
      code: 0,
      err: '',
      out:
        'reference,receivedAt,replyBy,language,name,phone,email,organization,message\r\n' +
        'CW-NNNN-NNNN,2026-07-01T16:30:00.000Z,2026-07-02T16:30:00.000Z,en,"Bo, ""the"" <Builder>",\'=1+1,,Relief,short\r\n',
    });
  });

  it('writes JSON with every message', async () => {
    const { run } = await messagesProgram([second, sampleMessage()]);
    const records: unknown = JSON.parse((await run('export --format json')).out);
    expect(records).toMatchObject([{ name: 'Ada Rémy' }, { phone: '=1+1', email: '' }]);
  });
});

describe('the program', () => {
  it.each(['', 'bogus', 'show', 'list --limit none', 'export', 'export --format xml', 'list --bogus'])(
    'ends with 2 and a hint when it is used wrongly: %j',
    async line => {
      const { run } = await messagesProgram([]);
      const { code, err } = await run(line);
      expect(code).toBe(2);
      expect(err).toMatch(/--help/);
    },
  );

  it('ends with 2 when the configuration is wrong', async () => {
    const { run } = await messagesProgram([]);
    const { code, err } = await run('list', { DATABASE_URL: 'postgres://db/site' });
    expect(code).toBe(2);
    expect(err).toContain('DATABASE_URL: PostgreSQL is not supported');
  });

  it('ends with 3 when the database is not there, and creates none', async () => {
    const { run } = await messagesProgram([]);
    const file = join(temporaryFolder(), 'none.db');
    for (const _ of [1, 2])
      expect(await run('list', { DATABASE_URL: `sqlite:${file}` })).toEqual({
        code: 3,
        out: '',
        err: `cannot use the database ${file}: there is no such file\n`,
      });
  });

  it.each(['--help', 'list --help', 'show --help', 'export --help'])(
    'explains itself with examples: %s',
    async line => {
      const { run } = await messagesProgram([]);
      const { code, out } = await run(line);
      expect(code).toBe(0);
      expect(out).toMatch(/Examples:\n {2}npm run /);
    },
  );

  it('runs from the command line with these exit codes', async () => {
    const { file } = await messagesProgram([sampleMessage()]);
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['server/cli/messages.ts', ...args], {
        env: { DATABASE_URL: `sqlite:${file}` },
        encoding: 'utf8',
      });
    expect(run('show', 'CW-7K4M-9QRT')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Ada Rémy'),
    });
    expect(run('show', 'CW-CCCC-CCCC').status).toBe(1);
    expect(run('bogus').status).toBe(2);
  });
});

describe('a table', () => {
  it('shortens what is too long', () => {
    expect(toTable([['A'], ['abcdef']], 4)).toBe('A\nabc…\n');
  });
});

describe('Eastern Time', () => {
  it('follows daylight saving', () => {
    expect(easternTime(new Date('2026-03-08T06:59:00Z'))).toBe('Mar 8, 2026, 1:59 AM EST');
    expect(easternTime(new Date('2026-03-08T07:00:00Z'))).toBe('Mar 8, 2026, 3:00 AM EDT');
  });
});

describe('delete and purge', () => {
  it('deletes a message for good, and says when there is none', async () => {
    const { run } = await messagesProgram([second, sampleMessage()]);
    expect(await run('delete nnnn-nnnn')).toEqual({ code: 0, out: 'Deleted CW-NNNN-NNNN.\n', err: '' });
    expect((await run('show CW-NNNN-NNNN')).code).toBe(1);
    expect((await run('delete CW-NNNN-NNNN')).code).toBe(1);
    expect((await run('show CW-7K4M-9QRT')).code).toBe(0);
  });

  it('deletes what is older than a number of days, and nothing younger', async () => {
    const { run } = await messagesProgram([second, sampleMessage()]);
    const { code, out } = await run('purge --older-than 100');
    expect(code).toBe(0);
    expect(out).toMatch(/^Deleted 1 message received before /);
    expect((await run('show CW-NNNN-NNNN')).code).toBe(1);
    expect((await run('show CW-7K4M-9QRT')).code).toBe(0);
  });

  it('takes no database for granted', async () => {
    const { run } = await messagesProgram([]);
    const missing = { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'none.db')}` };
    expect((await run('purge --older-than 1', missing)).code).toBe(3);
    expect((await run('purge')).code).toBe(2);
  });
});
