// `npm start`: everything a fresh clone needs, then the server.
import { installDependencies, run } from './setup.mjs';

installDependencies();
const { code } = await run(['node', 'scripts/build/build.ts', '--if-needed'], { signals: true });
process.exitCode = code === 0 ? (await run(['node', 'server/main.ts'], { signals: true })).code : code;
