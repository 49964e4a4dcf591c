import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { SubmitMetrics } from '../contact/submit-contact-form.ts';
import type { Route } from '../http/route.ts';
import type { Log } from '../log.ts';
import type { OutboxMetrics } from '../outbox/deliver-due.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { outboxGauges } from './outbox-gauges.ts';

/** What is measured. Labels are words of the program's own: nothing that a visitor sends becomes one. */
export interface Metrics extends SubmitMetrics, OutboxMetrics {
  registry: Registry;
  /** @param seconds from the head of the request to the end of the answer */
  answered(route: Route, status: number, seconds: number): void;
  /** Reads the outbox whenever the metrics are. */
  watch(outbox: Pick<Outbox, 'counts'>, log: Log): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const accepted = new Counter({
    name: 'clearwell_messages_accepted_total',
    help: 'Messages stored, each once, the held ones included.',
    registers,
  });
  const held = new Counter({
    name: 'clearwell_messages_held_total',
    help: 'Messages stored and held back from mail, by suspicion; one message may have several.',
    labelNames: ['suspicion'],
    registers,
  });
  const rejected = new Counter({
    name: 'clearwell_messages_rejected_total',
    help: 'Messages not confirmed, by reason: invalid, limited, unavailable (stored all the same, if the store was only late).',
    labelNames: ['reason'],
    registers,
  });
  const attempts = new Counter({
    name: 'clearwell_delivery_attempts_total',
    help: 'Tries of deliveries, by channel and outcome: sent, failed, canceled, dead.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const lag = new Histogram({
    name: 'clearwell_delivery_lag_seconds',
    help: 'How long after they were due deliveries were sent, by channel.',
    labelNames: ['channel'],
    buckets: [1, 5, 30, 60, 300, 900, 3600, 6 * 3600, 24 * 3600, 7 * 24 * 3600],
    registers,
  });
  const requests = new Histogram({
    name: 'clearwell_http_request_duration_seconds',
    help: 'How long answers took, by kind of route (static, function, page) and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });

  return {
    registry,
    stored({ heldFor }) {
      accepted.inc();
      for (const suspicion of heldFor) held.inc({ suspicion });
    },
    rejected: reason => rejected.inc({ reason }),
    attempted(channel, outcome, lagMs) {
      attempts.inc({ channel, outcome });
      if (outcome === 'sent') lag.observe({ channel }, Math.max(0, lagMs / 1000));
    },
    answered(route, status, seconds) {
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    watch: (outbox, log) => outboxGauges(registry, outbox, log),
  };
}
