import { dirname } from 'node:path';
import { BuildMissingError, createApp } from './app.ts';
import { type Config, notConfigured, parseConfig } from './config.ts';
import { listen } from './http/http-server.ts';
import { ListenError, whenListening } from './http/listen-error.ts';
import { securityHeaders } from './http/security-headers.ts';
import { warmUp } from './http/warm-up.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { DatabaseError } from './storage/database.ts';

// `node server/main.ts`: serves the built site until it is told to stop. Exit codes: 0 stopped, 1 could not start or
// broke down, 2 wrong configuration.

/** How long open requests may take to finish when the server stops, in milliseconds. */
const stopGrace = 10_000;

process.chdir(dirname(import.meta.dirname));
const parsed = parseConfig(process.env);
if (parsed.ok) await start(parsed.config);
else giveUp(2, ['The configuration is wrong:', ...parsed.problems.map(problem => `  ${problem}`)]);

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'broke down');
    process.exit(1);
  });
  process.on('unhandledRejection', error => log.error({ err: error }, 'unhandled rejection'));
  const { port, host, metricsPort, metricsHost } = config;
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  // Before anything is open: whoever starts the server may stop it at any moment.
  let stopping = false;
  const stop = async () => {
    // Ctrl-C reaches the server twice when npm passes it on: once is enough.
    if (stopping) return;
    stopping = true;
    await closeAll().catch((error: unknown) => log.error({ err: error }, 'not closed as it should be'));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    const metrics = metricsPort === undefined ? undefined : createMetrics();
    const app = await createApp(config, log, { metrics });
    opened.push(app.close);
    if (metrics && metricsPort !== undefined) {
      const place = { port: metricsPort, host: metricsHost };
      const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
      const measured = await serveMetrics(metrics.registry, place).catch(whenListening({ ...place, names }));
      opened.push(() => measured.stop(0));
    }
    const headers = securityHeaders(config.siteUrl);
    const names = { port: 'PORT', host: 'HOST' };
    const server = await listen(app.listener, { port, host, headers }).catch(
      whenListening({ port, host, names }),
    );
    opened.push(() => server.stop(stopGrace));
    say([
      `Clearwell is at ${addressOf(host, server.port)}`,
      ...notConfigured(config).map(line => `  not configured: ${line}`),
    ]);

    const broken = await warmUp(server.port, host);
    if (broken.length > 0) log.error({ broken }, 'pages made on demand cannot be made: run npm run build');
  } catch (error) {
    giveUp(1, [explain(error)]);
    await closeAll();
  }
}

/** One line for the errors that a start may meet; everything else with its detail. */
function explain(error: unknown): string {
  if (error instanceof DatabaseError || error instanceof ListenError) return error.message;
  if (error instanceof BuildMissingError)
    return `${error.message}: run npm run build (${String(error.cause)})`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function addressOf(host: string, port: number): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${port}`;
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function giveUp(code: number, lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = code;
}
