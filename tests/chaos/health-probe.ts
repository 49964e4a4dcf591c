import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Asks for /healthz every 10 ms, in its own thread because the thread of the test is busy with its load. */
export async function startHealthProbe(siteUrl: string) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { probedSite: siteUrl } });
  await once(worker, 'message');
  return {
    /** Ends the probe and returns the longest time that an answer took. */
    async stop(): Promise<number> {
      worker.postMessage('stop');
      const [longestMs] = await once(worker, 'message');
      return longestMs;
    },
  };
}

if (parentPort && typeof workerData?.probedSite === 'string')
  await probe(`${workerData.probedSite}/healthz`, parentPort);

async function probe(url: string, port: NonNullable<typeof parentPort>): Promise<void> {
  let longestMs = 0;
  let stopped = false;
  port.once('message', () => {
    stopped = true;
  });
  const ask = () => fetch(url).then(response => response.text());
  // Leaves connecting and compiling out of the measurement.
  for (let count = 0; count < 20; count++) await ask();
  port.postMessage('ready');
  while (!stopped) {
    const startedAt = performance.now();
    await ask();
    longestMs = Math.max(longestMs, performance.now() - startedAt);
    await wait(10);
  }
  port.postMessage(Math.round(longestMs));
}
