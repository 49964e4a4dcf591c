// `node scripts/run/run.mjs PROGRAM [ARGUMENTS]` runs a program of the project under its own Node, installing what is missing.
import { installDependencies, run } from './setup.mjs';

installDependencies();
process.exitCode = (await run(process.argv.slice(2), { signals: true })).code;
