import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../log.ts';
import { isReminder, type Outbox, type OutboxCount } from '../outbox/outbox.ts';

/** How the outbox stands, read when the metrics are. While it can't be read, its gauges are left out. */
export function outboxGauges(registry: Registry, outbox: Pick<Outbox, 'counts'>, log: Log): void {
  const registers = [registry];
  const oldest = new Gauge({
    name: 'clearwell_oldest_pending_delivery_seconds',
    help: 'How long ago the oldest pending delivery was written, by channel; reminders, which wait by nature, left out.',
    labelNames: ['channel'],
    registers,
  });
  new Gauge({
    name: 'clearwell_deliveries',
    help: 'Deliveries that have not arrived, by channel and state: pending, dead.',
    labelNames: ['channel', 'state'],
    registers,
    // Both gauges come from one reading.
    async collect() {
      this.reset();
      oldest.reset();
      for (const { channel, state, count, oldest: since } of await read(outbox, log)) {
        if (state !== 'pending' && state !== 'dead') continue;
        this.set({ channel, state }, count);
        if (state === 'pending' && !isReminder(channel))
          oldest.set({ channel }, Math.max(0, (Date.now() - since.getTime()) / 1000));
      }
    },
  });
}

async function read(outbox: Pick<Outbox, 'counts'>, log: Log): Promise<OutboxCount[]> {
  try {
    return await outbox.counts();
  } catch (error) {
    log.warn({ err: error }, 'the outbox cannot be measured');
    return [];
  }
}
