import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Services } from '#contract/page-services.ts';

/** Answers pages and endpoints that are made on demand; calls `next` for a path that is none of them. */
export type OnDemand = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: { services: Services },
) => Promise<void>;

/** Loads the handler that the build made (`dist/server/entry.mjs`, Astro's middleware mode). */
export async function loadOnDemand(file: string): Promise<OnDemand> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (isOnDemandModule(module)) return module.handler;
  throw new Error(`${file} exports no handler`);
}

function isOnDemandModule(module: unknown): module is { handler: OnDemand } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'handler' in module &&
    typeof module.handler === 'function'
  );
}
