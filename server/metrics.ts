import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from './base/clock.ts';
import type { Log } from './base/log.ts';
import { suspicions } from './base/message.ts';
import { rejections, type SubmitMetrics } from './contact/submit-contact-form.ts';
import { type OnResponse, routeKinds } from './http/access-log.ts';
import { channels, waitingByDesign } from './outbox/deliveries.ts';
import { type AttemptMetrics, countedOutcomes } from './outbox/delivery-loop.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { ChannelSettings } from './outbox/plan-deliveries.ts';

interface MetricsDeps {
  outbox: Pick<Outbox, 'counts'>;
  channelSettings: ChannelSettings;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

/** All metrics. Labels have fixed values: nothing that a visitor sends becomes one. */
export function createMetrics({ outbox, channelSettings, clock, log }: MetricsDeps) {
  // Not the global one: tests and `astro dev` open several servers in a process.
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const stored = new Counter({
    registers,
    name: 'clearwell_messages_accepted_total',
    help: 'Messages stored, each counted once, including those set aside.',
  });
  const setAside = new Counter({
    registers,
    name: 'clearwell_messages_set_aside_total',
    help: 'Messages stored but set aside, by suspicion; one message may have several.',
    labelNames: ['suspicion'],
  });
  const rejected = new Counter({
    registers,
    name: 'clearwell_messages_rejected_total',
    help: 'Messages not confirmed, by reason: invalid, limited, unavailable (may be stored later if the database was slow).',
    labelNames: ['reason'],
  });
  const attempts = new Counter({
    registers,
    name: 'clearwell_delivery_attempts_total',
    help: 'Delivery attempts, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
  });
  const requests = new Histogram({
    registers,
    name: 'clearwell_http_request_duration_seconds',
    help: 'Duration of requests, by kind of route (static: built pages and files; api; page: all else) and class of status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
  });
  const oldestPending = new Gauge({
    registers,
    name: 'clearwell_oldest_pending_delivery_seconds',
    help: 'Age of the oldest pending delivery, by channel. Without what waits by design: reminders, lists of messages set aside, and a webhook that is no longer set.',
    labelNames: ['channel'],
  });
  const deliveries = new Gauge({
    registers,
    name: 'clearwell_deliveries',
    help: 'Deliveries that have not arrived, by channel and state: pending, dead.',
    labelNames: ['channel', 'state'],
  });

  // All values exist from the start, because an alert sees no increase where there was nothing.
  for (const suspicion of suspicions) setAside.inc({ suspicion }, 0);
  for (const reason of rejections) rejected.inc({ reason }, 0);
  for (const channel of channels)
    for (const outcome of countedOutcomes) attempts.inc({ channel, outcome }, 0);
  for (const route of routeKinds)
    for (const status of ['2xx', '3xx', '4xx', '5xx']) requests.zero({ route, status });

  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => {
    // While the outbox cannot be read, its gauges are left out.
    const counts = await outbox.counts().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot measure the outbox');
      return [];
    });
    deliveries.reset();
    oldestPending.reset();
    for (const { channel, state, count, oldest } of counts) {
      deliveries.set({ channel, state }, count);
      // Without settings for mail, emails are late all the same: the team waits for them.
      const waits = waitingByDesign.includes(channel) || (channel === 'webhook' && !channelSettings.webhook);
      if (state === 'pending' && !waits)
        oldestPending.set({ channel }, Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000));
    }
    return reply.type(register.contentType).send(await register.metrics());
  });

  return {
    stored({ setAsideFor }) {
      stored.inc();
      for (const suspicion of setAsideFor) setAside.inc({ suspicion });
    },
    rejected: reason => rejected.inc({ reason }),
    attempted: (channel, outcome) => attempts.inc({ channel, outcome }),
    onResponse(kind, status, durationMs) {
      requests.observe({ route: kind, status: `${Math.floor(status / 100)}xx` }, durationMs / 1000);
    },
    /** Serves `/metrics` and nothing else, for a port that visitors do not reach. */
    server,
  } satisfies SubmitMetrics & AttemptMetrics & { onResponse: OnResponse; server: FastifyInstance };
}
