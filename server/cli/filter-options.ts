import { type Command, InvalidArgumentError, Option } from 'commander';
import type { MessageFilter } from '../contact/message-store.ts';
import { messageStates } from '../message.ts';
import { easternDay } from './eastern-time.ts';

/** Adds the options that choose messages. Together they give a `MessageFilter`. */
export function addFilterOptions(command: Command): Command {
  return command
    .addOption(new Option('--state <state>', 'only those in this state').choices(messageStates))
    .option('--held', 'only those that are held back from mail', undefined)
    .option('--since <time>', 'received then or later: a day in Eastern Time or ISO 8601', parseMoment)
    .option('--before <time>', 'received before then', parseMoment)
    .option('--text <words>', 'only those with these words in any field');
}

/** The filter among the options of a command. */
export function filterOf({ state, held, since, before, text }: MessageFilter): MessageFilter {
  return { state, held, since, before, text };
}

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function parseMoment(text: string): Date {
  const read = day.test(text) ? easternDay(text) : new Date(moment.test(text) ? text : Number.NaN);
  if (!Number.isNaN(read.getTime())) return read;
  throw new InvalidArgumentError('It must be a day such as 2026-11-20 or a time such as 2026-11-20T15:00Z.');
}
