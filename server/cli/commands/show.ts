import type { Command } from 'commander';
import { fieldNames } from '#shared/contact/contact-message.ts';
import { isPlausibleEmail } from '#shared/contact/email-address.ts';
import type { HistoryEvent, StoredMessage } from '../../base/message.ts';
import type { Delivery } from '../../outbox/deliveries.ts';
import { type Cli, openMessages, requireMessage } from '../context.ts';
import { formatCount, formatOfficeTime } from '../format.ts';
import { toRecord } from '../message-format.ts';
import { type JsonOption, referenceHelp } from '../options.ts';

export function addShow(program: Command, cli: Cli): void {
  program
    .command('show')
    .description('shows a message with its history, notes and deliveries')
    .argument('<reference>', referenceHelp(cli.sample))
    .option('--json', 'as JSON, times in UTC', false)
    .action(async (typed: string, { json }: JsonOption) => {
      await using open = await openMessages(cli);
      const message = await requireMessage(cli, open, typed);
      const { reference } = message;
      const history = await open.store.history(reference);
      const deliveries = await open.outbox.find({ reference });
      if (json) {
        const fields = deliveries.map(({ reference: _, ...delivery }) => delivery);
        return cli.printJson({ ...toRecord(message), history, deliveries: fields });
      }
      const sections = [
        headText(message, cli.timeZone),
        `${message.message}\n`,
        historyText(history, cli.timeZone),
        deliveriesText(deliveries, cli.timeZone),
      ];
      cli.print(sections.filter(section => section.trim() !== '').join('\n'));
    });
}

function headText(message: StoredMessage, timeZone: string): string {
  const { reference, receivedAt, replyBy } = message;
  const doubt = message.email && !isPlausibleEmail(message.email) ? ' (may be mistyped)' : '';
  const values = { ...message, email: message.email + doubt };
  const names = fieldNames.filter(name => name !== 'message');
  const setAside = message.setAsideFor.length > 0 ? `, set aside: ${message.setAsideFor.join(', ')}` : '';
  const lines = [
    ['Reference', reference],
    ['State', `${message.state}${setAside}`],
    ['Received', formatOfficeTime(receivedAt, timeZone)],
    ['Reply by', formatOfficeTime(replyBy, timeZone)],
    ...names.map(name => [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, values[name] || '-']),
    ['Language', message.language],
  ];
  return lines.map(([label = '', value = '']) => `${`${label}:`.padEnd(14)}${value}\n`).join('');
}

function historyText(history: readonly HistoryEvent[], timeZone: string): string {
  const lines = history.map(({ at, kind, by, note }) => {
    const text = note === '' ? '' : `: ${note.replace(/\n/g, '\n    ')}`;
    return `  ${formatOfficeTime(at, timeZone)}  ${kind} by ${by}${text}\n`;
  });
  return `History:\n${lines.join('')}`;
}

function deliveriesText(deliveries: readonly Delivery[], timeZone: string): string {
  if (deliveries.length === 0) return 'Deliveries: none\n';
  return `Deliveries:\n${deliveries.map(delivery => `  ${deliveryText(delivery, timeZone)}\n`).join('')}`;
}

function deliveryText(delivery: Delivery, timeZone: string): string {
  const { channel, state, attempts, sentAt, nextTryAt, lastError, acceptedBy } = delivery;
  const parts = [
    sentAt ? `${channel}: ${state} ${formatOfficeTime(sentAt, timeZone)}` : `${channel}: ${state}`,
  ];
  if (!sentAt && state === 'pending') parts.push(`next attempt ${formatOfficeTime(nextTryAt, timeZone)}`);
  if (attempts > 0) parts.push(formatCount(attempts, 'attempt'));
  if (!sentAt && acceptedBy.length > 0) parts.push(`arrived at ${acceptedBy.join(' and ')}`);
  if (lastError !== '') parts.push(`last error: ${lastError}`);
  return parts.join(', ');
}
