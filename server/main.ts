import { dirname } from 'node:path';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { ContentError } from '#shared/content/content-error.ts';
import { loadContent } from '#shared/content/load-content.ts';
// What it imports must have no syntax that Node 22 lacks, or that fails before the check of the version below.
import { openApp } from './app.ts';
import { errorMessage, StartError } from './base/errors.ts';
import { createLog } from './base/log.ts';
import { parseSettings, type Settings, unsetSettings } from './base/settings.ts';
import { readBuild } from './http/built-site.ts';

// Serves the built site until it is stopped. Exit codes: 0 stopped, 1 could not start or crashed, 2 invalid
// settings.

/** How long open requests may take to finish when the server stops. */
const stopGraceMs = 10_000;

/** How many connections may wait. Node's 511 fill up in a flood, and the next visitor waits a second. */
const backlog = 4_096;

// Relative paths of the settings, the content and the build start at the project's folder.
process.chdir(dirname(import.meta.dirname));

const parsed = parseSettings(process.env);
if (Number.parseInt(process.versions.node, 10) < 24)
  exitWith(1, `The site needs Node 24; this is ${process.version}.`);
if (parsed.ok) await start(parsed.settings);
else exitWith(2, `The settings are invalid:\n  ${parsed.problems.join('\n  ')}`);

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  // A rejection that nobody waits for belongs to one request; the others go on.
  process.on('unhandledRejection', error => log.error({ err: error }, 'unhandled rejection'));

  let running: FastifyInstance | undefined;
  let isStopping = false;
  const stop = async () => {
    // npm forwards Ctrl-C, so the signal can arrive twice.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => running?.server.closeAllConnections(), stopGraceMs);
    await running?.close().catch((error: unknown) => {
      log.error({ err: error }, 'shutdown failed');
      process.exitCode = 1;
    });
    process.exit();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    const content = loadContent();
    const { port, host, metricsPort, metricsHost } = settings;
    const build = await readBuild(settings, content);
    const { app, metrics } = await openApp(settings, content, log, { build });
    running = app;
    if (metrics && metricsPort !== undefined) await listen(metrics, metricsPort, metricsHost, 'METRICS_');
    const address = await listen(app, port, host);
    const missing = unsetSettings(settings).map(line => `  not set: ${line}\n`);
    const url = address.replace(/127\.0\.0\.1|\[::1?\]/, 'localhost');
    process.stdout.write(`${content.organization.brand} is at ${url}\n${missing.join('')}`);
  } catch (error) {
    // The start failed because `stop` closes the server: `stop` ends the process.
    if (isStopping) return;
    const isExpected = error instanceof ContentError || error instanceof StartError;
    exitWith(1, isExpected ? error.message : inspect(error));
  }
}

function listen(app: FastifyInstance, port: number, host: string, prefix = ''): Promise<string> {
  return app.listen({ port, host, backlog }).catch((error: unknown) => {
    throw new StartError(`${prefix}PORT ${port}, ${prefix}HOST ${host}: ${errorMessage(error)}`, {
      cause: error,
    });
  });
}

function exitWith(exitCode: number, reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(exitCode);
}
