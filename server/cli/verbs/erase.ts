import type { Command } from 'commander';
import type { Access } from '../access.ts';
import { examples } from '../examples.ts';
import { changeNamed, referenceHelp } from '../named-message.ts';

export function addErase(program: Command, { writes }: Access): void {
  program
    .command('erase')
    .description('erases what is personal for good, as a person may ask; that the message existed stays')
    .argument('<reference>', referenceHelp)
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples('erase CW-7K4M-9QRT'))
    .action((text: string, { json }: { json: boolean }) =>
      writes(desk =>
        changeNamed(desk, text, json, reference => desk.store.erase(reference, 'operator', desk.now), {
          changed: 'is erased. Backups and mails that were sent still hold it',
          unchanged: 'is erased',
        }),
      ),
    );
}
