import type { Command } from 'commander';
import type { Access } from '../access.ts';
import { examine } from '../doctor/examine.ts';
import { examples } from '../examples.ts';
import { asJson } from '../json.ts';
import { exitCodes } from '../terminal.ts';

export function addDoctor(program: Command, { runs }: Access): void {
  program
    .command('doctor')
    .description('looks for what could keep a message from its answer; ends with 1 if something must be done')
    .option('--json', 'the findings as JSON', false)
    .addHelpText('after', examples('doctor', 'doctor --json'))
    .action(({ json }: { json: boolean }) =>
      runs(async ({ environment, out }, now) => {
        const findings = await examine(environment, now);
        if (json) out(asJson(findings));
        else
          for (const { check, status, message } of findings)
            out(`${status.padEnd(4)}  ${check.padEnd(13)}  ${message}\n`);
        return findings.some(({ status }) => status === 'fail') ? exitCodes.problem : exitCodes.ok;
      }),
    );
}
