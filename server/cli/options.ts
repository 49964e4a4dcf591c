import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { messageStates } from '../base/message.ts';

export interface JsonOption {
  json: boolean;
}

export const referenceHelp = 'of a message; lowercase, and without prefix and hyphens, is fine';

export function parseCount(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a whole number, 1 or more.');
}

/** Adds the options that choose messages. Together they give a `MessageFilter`. */
export function addFilterOptions(command: Command, timeZone: string): Command {
  const parse = (text: string) => parseMoment(text, timeZone);
  return command
    .addOption(new Option('--state <state>', 'only messages in this state').choices(messageStates))
    .option('--set-aside', 'only messages that are set aside as suspected spam', undefined)
    .option('--since <time>', 'received at this time or later: a day (office time) or ISO 8601', parse)
    .option('--before <time>', 'received before this time', parse)
    .option('--text <words>', 'only messages with these words in any field');
}

/** With seconds, and without. */
const isoTime = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })]);

function parseMoment(text: string, timeZone: string): Date {
  if (isoTime.safeParse(text).success) return new Date(text);
  if (z.iso.date().safeParse(text).success) return startOfDay(text, timeZone);
  throw new InvalidArgumentError('Must be a day such as 2026-11-20 or a time such as 2026-11-20T15:00Z.');
}

/**
 * When a day such as `2026-11-20` begins at the office; an hour off where clocks change between midnight and UTC's, as
 * in Sydney.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const [, offset] = zone.format(new Date(day)).split('GMT');
  return new Date(`${day}T00:00${offset || 'Z'}`);
}
