import { type Command, InvalidArgumentError } from 'commander';
import type { Access } from '../access.ts';
import { examples } from '../examples.ts';
import { changeNamed, referenceHelp } from '../named-message.ts';

/** As long as a message may be, in characters. */
const longestNote = 5000;

export function addNote(program: Command, { writes }: Access): void {
  program
    .command('note')
    .description('writes something down in the history of a message')
    .argument('<reference>', referenceHelp)
    .argument('<text...>', 'what to write down', collectWords)
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples('note CW-7K4M-9QRT "Called back, two trucks leave at 9"'))
    .action((text: string, note: string, { json }: { json: boolean }) =>
      writes(desk =>
        changeNamed(desk, text, json, reference => desk.store.note(reference, note, desk.now), {
          changed: 'has a new note',
          unchanged: 'has the note already',
        }),
      ),
    );
}

/** Words may also be given without quotes. */
function collectWords(word: string, before: string | undefined): string {
  const text = (before === undefined ? word : `${before} ${word}`).trim();
  if (text === '') throw new InvalidArgumentError('There is nothing to write down.');
  if (text.length > longestNote)
    throw new InvalidArgumentError(`It has more than ${longestNote} characters.`);
  return text;
}
