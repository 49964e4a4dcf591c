import { contactApiPath } from '#shared/contact/contact-requests.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { editorPath } from '#shared/editor.ts';
import { languageFromPath } from '#shared/i18n/language.ts';
import { identifyClient } from './base/client.ts';
import { systemClock as clock } from './base/clock.ts';
import { deriveKey } from './base/keys.ts';
import type { Log } from './base/log.ts';
import { createRateLimiter } from './base/rate-limiter.ts';
import type { Repetition } from './base/repeat.ts';
import type { Settings } from './base/settings.ts';
import { createMessageStore } from './contact/message-store.ts';
import { createReceipts } from './contact/receipts.ts';
import { startRetention } from './contact/retention.ts';
import { createSubmit } from './contact/submit-contact-form.ts';
import { teamLinkUrls } from './contact/team-link-token.ts';
import { createTeamLinks } from './contact/team-links.ts';
import type { Build, RenderPage } from './http/built-site.ts';
import { createPlainErrorPage } from './http/error-page.ts';
import { createHttpServer } from './http/http-server.ts';
import { contactApi } from './http/routes/contact-api.ts';
import { editor } from './http/routes/editor.ts';
import { formPages } from './http/routes/form-pages.ts';
import { health } from './http/routes/health.ts';
import { createOnDemandPages } from './http/routes/on-demand-pages.ts';
import { staticSite } from './http/routes/static-site.ts';
import { teamLinkPages } from './http/routes/team-link-pages.ts';
import { createMetrics } from './metrics.ts';
import { createOutbox } from './outbox/outbox.ts';
import { type Delivering, startDelivering } from './outbox/start-delivering.ts';
import { assertWritable, type OpenOptions, openDatabase } from './storage/database.ts';
import { getOrCreateSecret } from './storage/secret.ts';

/** Above `CONTACT_LIMIT` a client's messages are set aside; at this many times the limit they are refused. */
const refuseFactor = 10;

/** Tests shorten these times. */
const defaultTimeouts = {
  /** For a request to arrive. The longest message takes about 30 s on a phone in a bad network. */
  requestMs: 60_000,
  /** For a connection without any traffic. Node waits twice as long for a client that does not read. */
  idleMs: 60_000,
  /** Until a proxy has noticed that the server stops: the checks of `deploy/Caddyfile`. */
  drainMs: 3_000,
  /** For the database, before the answer is an error: well below the 30 s after which the browser gives up. */
  storeTimeoutMs: 8_000,
  /** How long running deliveries may take when the server stops. */
  deliveryGraceMs: 5_000,
};

export interface AppOptions {
  /** Without it there are no static pages: `astro dev` renders them itself. */
  build?: Build | undefined;
  /** Replaces the build's rendering of pages on demand. */
  renderPage?: RenderPage;
  timeouts?: Partial<typeof defaultTimeouts & Pick<OpenOptions, 'busyTimeoutMs'>>;
}

/**
 * Opens the database and assembles `app`, the site, and `metrics`, if the settings name a port for it. The caller starts
 * listening, which starts delivering and erasing. Closing `app` closes everything. If this throws, what is open keeps
 * the process alive, so the caller must end it.
 */
export async function openApp(
  settings: Settings,
  content: SiteContent,
  log: Log,
  { build, renderPage = build?.renderPage, ...options }: AppOptions = {},
) {
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const { storeTimeoutMs } = timeouts;
  const { siteUrl, allowedOrigins } = settings;
  const { languages, organization } = content;
  const { responseHours, referencePrefix, retention } = organization;

  const database = await openDatabase(settings.database, { busyTimeoutMs: timeouts.busyTimeoutMs });
  const store = createMessageStore(database);
  const outbox = createOutbox(database);
  const metrics =
    settings.metricsPort === undefined
      ? undefined
      : createMetrics({ outbox, channelSettings: settings, clock, log });
  const secret = settings.secretKey ?? (await getOrCreateSecret(database));
  const [linkKey, clientKey] = [deriveKey(secret, 'links'), deriveKey(secret, 'clients')];

  const plainErrorPageFor = (path: string) => {
    const language = languageFromPath(path, languages);
    return createPlainErrorPage(content.copyIn(language), language, organization.phone);
  };
  const app = createHttpServer({
    siteUrl,
    trustedProxies: settings.trustedProxies,
    log,
    identifyClient: ip => identifyClient(ip, clientKey, clock.now()),
    errorPageFor: build?.errorPageFor ?? plainErrorPageFor,
    plainErrorPageFor,
    timeouts,
    onResponse: metrics?.onResponse,
  });

  let delivering: Delivering | undefined;
  let erasing: Repetition | undefined;
  const wakeDelivering = () => delivering?.wake();
  // Not before: a second start by mistake fails because its port is in use, and must not send or erase.
  app.server.once('listening', () => {
    delivering = startDelivering(settings, {
      content,
      outbox,
      findMessage: store.findByReference,
      countSetAside: store.countSetAside,
      linksFor: reference => teamLinkUrls(reference, clock.now(), { siteUrl, linkKey }),
      addressKey: deriveKey(secret, 'addresses'),
      clock,
      log,
      metrics,
    });
    erasing = startRetention({ store, outbox, months: retention.messageMonths, clock, log });
  });
  // This runs when all open requests have been answered.
  app.addHook('onClose', async () => {
    try {
      await Promise.all([delivering?.stop(timeouts.deliveryGraceMs), erasing?.stop()]);
      await metrics?.server.close();
    } finally {
      await database.destroy();
    }
  });

  const submit = createSubmit({
    store,
    clock,
    channelSettings: settings,
    wakeDelivering,
    limiter: createRateLimiter({ client: settings.contactLimit, site: settings.siteLimit, refuseFactor }),
    responseHours,
    referencePrefix,
    textKey: deriveKey(secret, 'texts'),
    log,
    storeTimeoutMs,
    metrics,
  });
  await app.register(health, { assertReady: () => assertWritable(database), log });
  await app.register(contactApi, { submit, content, allowedOrigins, log, prefix: contactApiPath });
  if (settings.contentEditor)
    await app.register(editor, { backend: settings.editorBackend, prefix: editorPath });
  if (renderPage) {
    const onDemand = createOnDemandPages({ renderPage, storeTimeoutMs, log });
    const receipts = createReceipts(store, referencePrefix);
    await app.register(formPages, { onDemand, submit, receipts, content, siteUrl, clock });
    const links = createTeamLinks({
      store,
      linkKey,
      clock,
      channelSettings: settings,
      wakeDelivering,
    });
    await app.register(teamLinkPages, { onDemand, links, siteUrl });
  }
  if (build) await app.register(staticSite, { build });
  await app.ready();
  return { app, metrics: metrics?.server };
}
