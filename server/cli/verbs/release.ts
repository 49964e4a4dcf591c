import type { Command } from 'commander';
import type { ChangeResult } from '../../contact/message-store.ts';
import { planDeliveries } from '../../outbox/plan-deliveries.ts';
import type { Access, Desk } from '../access.ts';
import { examples } from '../examples.ts';
import { changeNamed, referenceHelp } from '../named-message.ts';

export function addRelease(program: Command, { writes }: Access): void {
  program
    .command('release')
    .description('lets a held message out: it is new, and its mails go out')
    .argument('<reference>', referenceHelp)
    .option('--json', 'the result as JSON', false)
    .addHelpText('after', examples('list --held', 'release CW-7K4M-9QRT'))
    .action((text: string, { json }: { json: boolean }) =>
      writes(desk =>
        changeNamed(desk, text, json, reference => release(desk, reference), {
          changed: 'is released',
          unchanged: 'was not held',
        }),
      ),
    );
}

async function release({ store, config, now }: Desk, reference: string): Promise<ChangeResult> {
  const message = await store.findByReference(reference);
  if (!message) return 'unknown';
  return store.release(reference, planDeliveries({ ...message, heldFor: [] }, config, now), now);
}
