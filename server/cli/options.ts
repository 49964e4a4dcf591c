import { type Command, InvalidArgumentError, Option } from 'commander';
import { hour } from '../base/clock.ts';
import { messageStates } from '../base/message.ts';

export interface JsonOption {
  json: boolean;
}

export const referenceHelp = (sample: string): string =>
  `such as ${sample}; lowercase and missing hyphens are fine`;

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

const momentPattern = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

function parseMoment(text: string, timeZone: string): Date {
  const [, day = '', time] = momentPattern.exec(text) ?? [];
  const moment = time === undefined ? parseOfficeDay(day, timeZone) : new Date(text);
  // `Date` reads February 30 as March 2.
  if (isDay(day) && !Number.isNaN(moment.getTime())) return moment;
  throw new InvalidArgumentError('Must be a day such as 2026-11-20 or a time such as 2026-11-20T15:00Z.');
}

const isDay = (text: string) => new Date(text).toJSON()?.startsWith(text);

/** When a day such as `2026-11-20` begins at the office; an invalid date for `2026-02-30`. */
export function parseOfficeDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(utc)) return new Date(utc);
  // Canadian English writes a day as ISO 8601 does: `2026-11-20, GMT-05:00`.
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longOffset' });
  // Clocks may change at midnight. Time zones are at most 14 hours ahead of UTC and 12 behind.
  const midnights = [utc - 14 * hour, utc + 12 * hour].map(moment => {
    const [, offset] = local.format(moment).split('GMT');
    return Date.parse(`${day}T00:00${offset || 'Z'}`);
  });
  return new Date(Math.min(...midnights.filter(moment => local.format(moment).startsWith(day))));
}
