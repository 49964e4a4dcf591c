import type { Command } from 'commander';
import { day } from '../../clock.ts';
import type { MessageStore } from '../../contact/database-message-store.ts';
import { messageStates } from '../../message.ts';
import { type CliContext, type CommandRunner, type ExitCode, exitCodes } from '../context.ts';
import { officeTime, toTable } from '../format.ts';
import { examples, type JsonOption, parseCount } from '../options.ts';
import { overdueMessages } from './overdue.ts';

interface StatsOptions extends JsonOption {
  days: number;
}

export function addStats(program: Command, { reading }: CommandRunner): void {
  program
    .command('stats')
    .description('shows the counts of messages and deliveries, and the share answered in time')
    .option('--days <number>', 'how far back answers are counted', parseCount, 30)
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText('after', examples('stats', 'stats --days 7 --json'))
    .action(reading(stats));
}

async function stats(context: CliContext, { days, json }: StatsOptions): Promise<ExitCode> {
  const found = await statsOf(context, days);
  if (json) context.printJson(found);
  else context.print(toText(found, context));
  return exitCodes.ok;
}

async function statsOf(context: CliContext, days: number) {
  const { store, outbox, now, organization } = context;
  const states = await Promise.all(
    messageStates.map(async state => [state, await store.count({ state })] as const),
  );
  return {
    messages: { total: await store.count(), ...Object.fromEntries(states) },
    held: await store.count({ state: 'new', held: true }),
    overdue: (await overdueMessages(context)).length,
    promise: {
      days,
      hours: organization.responseHours,
      ...(await promiseKept(store, new Date(now.getTime() - days * day), now)),
    },
    deliveries: await outbox.counts(),
  };
}

/** Of the messages that were answered, or should have been by now: how many were answered in time. */
async function promiseKept(store: MessageStore, since: Date, now: Date) {
  const answers = await store.answerTimes(since);
  const due = answers.filter(({ answeredAt, replyBy }) => answeredAt || replyBy < now).length;
  const inTime = answers.filter(({ answeredAt, replyBy }) => answeredAt && answeredAt <= replyBy).length;
  return { due, inTime, share: due === 0 ? undefined : inTime / due };
}

function toText(stats: Awaited<ReturnType<typeof statsOf>>, { timeZone }: CliContext): string {
  const { total, ...states } = stats.messages;
  const { days, due, inTime, share } = stats.promise;
  const byState = Object.entries(states).map(([state, count]) => `${count} ${state}`);
  const lines = [
    ['Messages', `${total}: ${byState.join(', ')}`],
    ['Held', String(stats.held)],
    ['Overdue', String(stats.overdue)],
    [
      'Promise',
      share === undefined
        ? `no answers were due in the last ${days} days`
        : `${inTime} of ${due} answered in time (${Math.floor(share * 100)}%) in the last ${days} days`,
    ],
  ];
  const head = lines.map(([label = '', value = '']) => `${`${label}:`.padEnd(10)}${value}\n`).join('');
  const rows = stats.deliveries.map(({ channel, state, count, oldest }) => [
    channel,
    state,
    String(count),
    officeTime(oldest, timeZone),
  ]);
  if (rows.length === 0) return head;
  return `${head}\n${toTable([['Delivery', 'State', 'Count', 'Oldest'], ...rows])}`;
}
