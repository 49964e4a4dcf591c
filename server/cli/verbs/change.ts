import type { Command } from 'commander';
import type { Access } from '../access.ts';
import { examples } from '../examples.ts';
import { changeNamed, referenceHelp } from '../named-message.ts';

/** The verbs that set the state of a message, in words for operators. */
const verbs = [
  {
    verb: 'answer',
    state: 'answered',
    description: 'marks a message as answered: nobody is reminded of it any more',
    words: { changed: 'is marked as answered', unchanged: 'was answered already' },
  },
  {
    verb: 'spam',
    state: 'spam',
    description: 'marks a message as spam: what has not gone out does not go out',
    words: { changed: 'is marked as spam', unchanged: 'was marked as spam already' },
  },
  {
    verb: 'reopen',
    state: 'new',
    description: 'opens a message again that was answered, or taken for spam by mistake',
    words: { changed: 'is open again', unchanged: 'was open already' },
  },
] as const;

export function addChanges(program: Command, { writes }: Access): void {
  for (const { verb, state, description, words } of verbs)
    program
      .command(verb)
      .description(description)
      .argument('<reference>', referenceHelp)
      .option('--json', 'the result as JSON', false)
      .addHelpText('after', examples(`${verb} CW-7K4M-9QRT`))
      .action((text: string, { json }: { json: boolean }) =>
        writes(desk =>
          changeNamed(
            desk,
            text,
            json,
            reference => desk.store.change(reference, state, 'operator', desk.now),
            words,
          ),
        ),
      );
}
