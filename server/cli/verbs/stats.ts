import type { Command } from 'commander';
import { responseHours } from '#contract/contact-message.ts';
import { day } from '../../clock.ts';
import { messageStates, type StoredMessage } from '../../message.ts';
import type { Access, Desk } from '../access.ts';
import { easternTime } from '../eastern-time.ts';
import { examples } from '../examples.ts';
import { asJson } from '../json.ts';
import { parseCount } from '../number.ts';
import { overdueHours, promiseKept, unansweredSince } from '../standing.ts';
import { toTable } from '../table.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

interface StatsOptions {
  days: number;
  json: boolean;
}

/** How far back answers are counted unless told otherwise, in days. */
const answerDays = 30;

export function addStats(program: Command, { reads }: Access): void {
  program
    .command('stats')
    .description('counts messages and deliveries, and how the promise of an answer was kept')
    .option('--days <number>', 'how far back answers are counted', parseCount, answerDays)
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText('after', examples('stats', 'stats --days 7 --json'))
    .action((options: StatsOptions) =>
      reads(async desk => {
        const stats = await statsOf(desk, options.days);
        desk.out(options.json ? asJson(stats) : asText(stats));
        return exitCodes.ok satisfies ExitCode;
      }),
    );
}

async function statsOf({ store, outbox, now }: Desk, days: number) {
  const states = await Promise.all(
    messageStates.map(async state => [state, await store.count({ state })] as const),
  );
  const waiting = await unansweredSince(store, now, 0);
  return {
    messages: { total: await store.count(), ...Object.fromEntries(states) },
    held: await store.count({ state: 'new', held: true }),
    overdue: (await unansweredSince(store, now, overdueHours)).length,
    promise: {
      days,
      hours: responseHours,
      ...(await promiseKept(store, new Date(now.getTime() - days * day), now)),
    },
    oldestUnanswered: waiting[0] && nameAndTime(waiting[0]),
    deliveries: await outbox.counts(),
  };
}

function nameAndTime({ reference, receivedAt }: StoredMessage) {
  return { reference, receivedAt };
}

function asText(stats: Awaited<ReturnType<typeof statsOf>>): string {
  const { total, ...states } = stats.messages;
  const { days, hours, due, inTime, share } = stats.promise;
  const oldest = stats.oldestUnanswered;
  const lines = [
    [
      'Messages',
      `${total}: ${Object.entries(states)
        .map(([state, count]) => `${count} ${state}`)
        .join(', ')}`,
    ],
    ['Held', String(stats.held)],
    ['Overdue', `${stats.overdue}, without an answer for ${overdueHours} hours`],
    [
      'Oldest',
      oldest ? `${oldest.reference}, without an answer since ${easternTime(oldest.receivedAt)}` : '-',
    ],
    [
      'Promise',
      share === undefined
        ? `nothing was due in ${days} days`
        : `${inTime} of ${due} answered within ${hours} hours (${Math.floor(share * 100)} %), in ${days} days`,
    ],
  ];
  const head = lines.map(([label = '', value = '']) => `${`${label}:`.padEnd(10)}${value}\n`).join('');
  const rows = stats.deliveries.map(({ channel, state, count, oldest }) => [
    channel,
    state,
    String(count),
    easternTime(oldest),
  ]);
  if (rows.length === 0) return head;
  return `${head}\n${toTable([['Delivery', 'State', 'Count', 'Oldest'], ...rows], 40)}`;
}
