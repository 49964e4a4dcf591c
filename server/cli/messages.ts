import { dirname } from 'node:path';
import { ContentError } from '#shared/content/content-error.ts';
import { loadOrganization } from '#shared/content/load-content.ts';
import { exitCodes } from './context.ts';
import { runMessages } from './program.ts';

// `npm run messages -- ...`. Files in its arguments and settings are relative to the project.
process.chdir(dirname(dirname(import.meta.dirname)));
// A reader that has seen enough (`| head`) closes the pipe; that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  process.exitCode = await runMessages(process.argv.slice(2), {
    environment: process.env,
    now: new Date(),
    organization: loadOrganization(),
    out: text => process.stdout.write(text),
    err: text => process.stderr.write(text),
  });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodes.problem;
}
