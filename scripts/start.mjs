// `npm start`: everything a fresh clone needs, then the server.
import { installDependencies, run } from './setup.mjs';

installDependencies();
const built = await run(['scripts/build.ts', '--if-needed'], { signals: true });
process.exitCode = built === 0 ? await run(['server/main.ts'], { signals: true }) : built;
