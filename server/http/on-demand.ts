import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Services } from '../../contract/services.ts';

/** Answers pages and endpoints that are made on demand; calls `next` for a path that is none of them. */
export type OnDemand = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: { services: Services },
) => Promise<void>;

/**
 * Loads the handler that the build made (`dist/server/entry.mjs`, Astro's middleware mode), and all that it would load
 * with the first request for each page: a build that runs meanwhile replaces those files, and would cost a message.
 */
export async function loadOnDemand(file: string): Promise<OnDemand> {
  const module = await load(file);
  const folder = dirname(file);
  const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.mjs'),
  );
  await Promise.all(parts.map(name => load(join(folder, name))));
  if (isOnDemandModule(module)) return module.handler;
  throw new Error(`${file} exports no handler`);
}

function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

function isOnDemandModule(module: unknown): module is { handler: OnDemand } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'handler' in module &&
    typeof module.handler === 'function'
  );
}
