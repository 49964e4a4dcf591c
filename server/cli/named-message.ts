import type { ChangeResult } from '../contact/message-store.ts';
import { parseReference } from '../contact/reference.ts';
import type { Desk } from './access.ts';
import { asJson } from './json.ts';
import { type ExitCode, exitCodes } from './terminal.ts';

/** For the help of every verb that takes one. */
export const referenceHelp = 'such as CW-7K4M-9QRT; lower case and missing hyphens are understood';

/** Says that there is no such message. */
export function notFound({ err }: Desk, text: string): ExitCode {
  err(`No message has the reference ${text}.\n`);
  return exitCodes.problem;
}

/** Changes the message that somebody named and tells what became of it; to programs as `{reference, result}`. */
export async function changeNamed(
  desk: Desk,
  text: string,
  json: boolean,
  change: (reference: string) => Promise<ChangeResult>,
  words: { changed: string; unchanged: string },
): Promise<ExitCode> {
  const reference = parseReference(text);
  const result = reference === undefined ? 'unknown' : await change(reference);
  if (json) desk.out(asJson({ reference: reference ?? text, result }));
  if (reference === undefined || result === 'unknown') return notFound(desk, text);
  if (result === 'erased') {
    desk.err(`${reference} is erased: there is nothing left to change.\n`);
    return exitCodes.problem;
  }
  if (!json) desk.out(`${reference} ${words[result]}.\n`);
  return exitCodes.ok;
}
