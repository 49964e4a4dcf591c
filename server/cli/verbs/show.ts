import type { Command } from 'commander';
import { isPlausibleEmail } from '#contract/contact-message.ts';
import { parseReference } from '../../contact/reference.ts';
import { type MessageEvent, receiptOf, type StoredMessage } from '../../message.ts';
import type { Delivery } from '../../outbox/outbox.ts';
import type { Access, Desk } from '../access.ts';
import { easternTime } from '../eastern-time.ts';
import { examples } from '../examples.ts';
import { asJson } from '../json.ts';
import { toFullRecord } from '../message-record.ts';
import { notFound, referenceHelp } from '../named-message.ts';
import { type ExitCode, exitCodes } from '../terminal.ts';

export function addShow(program: Command, { reads }: Access): void {
  program
    .command('show')
    .description('shows a message as a whole, with its history, notes and deliveries')
    .argument('<reference>', referenceHelp)
    .option('--json', 'as JSON, times in UTC', false)
    .addHelpText('after', examples('show CW-7K4M-9QRT', 'show 7k4m9qrt --json'))
    .action((text: string, { json }: { json: boolean }) => reads(desk => show(desk, text, json)));
}

async function show(desk: Desk, text: string, json: boolean): Promise<ExitCode> {
  const { store, outbox, out } = desk;
  const reference = parseReference(text);
  const message = reference && (await store.findByReference(reference));
  if (!message) return notFound(desk, text);
  const history = await store.history(message.reference);
  const deliveries = await outbox.list({ reference: message.reference });
  if (json) out(asJson(toFullRecord(message, history, deliveries)));
  else {
    const sections = [headOf(message), `${message.message}\n`, historyOf(history), deliveriesOf(deliveries)];
    out(sections.filter(section => section.trim() !== '').join('\n'));
  }
  return exitCodes.ok;
}

function headOf(message: StoredMessage): string {
  const { reference, receivedAt, replyBy } = receiptOf(message);
  const email =
    message.email && !isPlausibleEmail(message.email) ? `${message.email} (may be mistyped)` : message.email;
  const held = message.heldFor.length > 0 ? `, held back from mail: ${message.heldFor.join(', ')}` : '';
  const lines = [
    ['Reference', reference],
    ['State', `${message.state}${held}`],
    ['Received', easternTime(receivedAt)],
    ['Reply by', easternTime(replyBy)],
    ['Name', message.name || '-'],
    ['Phone', message.phone || '-'],
    ['Email', email || '-'],
    ['Organization', message.organization || '-'],
    ['Language', message.language],
  ];
  return lines.map(([label = '', value = '']) => `${`${label}:`.padEnd(14)}${value}\n`).join('');
}

function historyOf(history: readonly MessageEvent[]): string {
  const lines = history.map(({ at, kind, by, note }) => {
    const words = note === '' ? '' : `: ${note.replace(/\n/g, '\n    ')}`;
    return `  ${easternTime(at)}  ${kind} by ${by}${words}\n`;
  });
  return `History:\n${lines.join('')}`;
}

function deliveriesOf(deliveries: readonly Delivery[]): string {
  if (deliveries.length === 0) return 'Deliveries: none\n';
  return `Deliveries:\n${deliveries.map(delivery => `  ${deliveryLine(delivery)}\n`).join('')}`;
}

function deliveryLine({ channel, state, attempts, sentAt, nextTryAt, lastError }: Delivery): string {
  const when = sentAt
    ? ` ${easternTime(sentAt)}`
    : state === 'pending'
      ? `, next try ${easternTime(nextTryAt)}`
      : '';
  const tries = attempts === 0 ? '' : `, ${attempts === 1 ? '1 try' : `${attempts} tries`}`;
  return `${channel}: ${state}${when}${tries}${lastError === '' ? '' : `, last error: ${lastError}`}`;
}
