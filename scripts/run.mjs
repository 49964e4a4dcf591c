// `node scripts/run.mjs PROGRAM [ARGUMENTS]`: a program of the project, with its dependencies and its own Node.
import { installDependencies, run } from './setup.mjs';

installDependencies();
process.exitCode = await run(process.argv.slice(2), { signals: true });
