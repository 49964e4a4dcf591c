import { dirname } from 'node:path';
import { runMessages } from './run-messages.ts';

// `npm run messages -- ...`: its help and exit codes stand in run-messages.ts.

process.chdir(dirname(dirname(import.meta.dirname)));
// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runMessages(process.argv.slice(2), {
  environment: process.env,
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
});
