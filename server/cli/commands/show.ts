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
    .argument('<reference>', referenceHelp)
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
        ...(message.message ? [`${message.message}\n`] : []),
        `History:\n${history.map(event => eventText(event, cli.timeZone)).join('')}`,
        `Deliveries:\n${deliveries.map(delivery => deliveryText(delivery, cli.timeZone)).join('') || '  none\n'}`,
      ];
      cli.print(sections.join('\n'));
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

function eventText({ at, kind, by, note }: HistoryEvent, timeZone: string): string {
  const text = note && `: ${note.replace(/\n/g, '\n    ')}`;
  return `  ${formatOfficeTime(at, timeZone)}  ${kind} by ${by}${text}\n`;
}

function deliveryText(delivery: Delivery, timeZone: string): string {
  const { channel, state, attempts, sentAt, nextTryAt, lastError, acceptedBy } = delivery;
  const parts = [
    `${channel}: ${state}${sentAt ? ` ${formatOfficeTime(sentAt, timeZone)}` : ''}`,
    state === 'pending' && `next attempt ${formatOfficeTime(nextTryAt, timeZone)}`,
    attempts > 0 && formatCount(attempts, 'attempt'),
    !sentAt && acceptedBy.length > 0 && `arrived at ${acceptedBy.join(' and ')}`,
    lastError && `last error: ${lastError}`,
  ];
  return `  ${parts.filter(Boolean).join(', ')}\n`;
}
