import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { clockTrust } from './clock-trust.ts';
import type { MessageStore } from './message-store.ts';
import { monthsBefore } from './months.ts';

export interface RetentionNeeds {
  store: Pick<MessageStore, 'eraseBefore' | 'forgetKeys'>;
  outbox: Pick<Outbox, 'forgetAcknowledgements'>;
  /** When the last pass was, of this or another process; outlives them. */
  passes: { last(): Promise<Date | undefined>; passed(at: Date): Promise<void> };
  /** How long a message is kept after the last contact: what the privacy policy says. */
  months: number;
  clock: Clock;
  log: Log;
}

export interface Retention {
  /** Leaves what it has not yet erased to the next start. */
  stop(): Promise<void>;
}

/** Between two passes, and after one that failed. In milliseconds. */
const rest = 6 * 60 * 60 * 1000;
const restAfterFailure = 10 * 60 * 1000;

/**
 * Erases and forgets what must not be kept longer, at once and every six hours until it is stopped. Several processes
 * may do it beside one another: what one has erased, the others pass over.
 */
export function startRetention(needs: RetentionNeeds): Retention {
  const { clock, log } = needs;
  const isTrusted = clockTrust(clock);
  const end = new AbortController();
  let callOff = () => {};

  const repeat = async (): Promise<void> => {
    const wait = await pass(needs, isTrusted, end.signal).then(
      () => rest,
      (error: unknown) => {
        log.error({ err: error }, 'retention failed and is tried again in 10 minutes');
        return restAfterFailure;
      },
    );
    if (!end.signal.aborted)
      callOff = clock.after(wait, () => {
        running = repeat();
      });
  };
  let running = repeat();

  return {
    async stop() {
      end.abort();
      callOff();
      await running;
    },
  };
}

async function pass(
  { store, outbox, passes, months, clock, log }: RetentionNeeds,
  isTrusted: ReturnType<typeof clockTrust>,
  end: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const last = await passes.last();
  if (!isTrusted(last)) {
    log.error({ now, last }, 'no message is erased: is the clock right? it is believed after half a day');
    return;
  }
  await store.forgetKeys(now);
  await outbox.forgetAcknowledgements(now);
  const erased = await store.eraseBefore(monthsBefore(now, months), 'retention', now, end);
  if (erased > 0) log.info({ erased, months }, 'messages erased: their time is over');
  // Also when it is earlier than the last one: a clock that was ahead must not be the measure for years.
  await passes.passed(now);
}
