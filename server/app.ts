import type { FastifyInstance } from 'fastify';
import { contactApiPath } from '#shared/contact/contact-requests.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { editorPath } from '#shared/editor.ts';
import { identifyClient } from './base/client.ts';
import { systemClock as clock } from './base/clock.ts';
import { deriveKey } from './base/keys.ts';
import type { Log } from './base/log.ts';
import { createRateLimiter } from './base/rate-limiter.ts';
import type { Settings } from './base/settings.ts';
import { createMessageStore } from './contact/message-store.ts';
import { findReceipt } from './contact/receipts.ts';
import { startRetention } from './contact/retention.ts';
import {
  messageLimit,
  type Submission,
  type SubmitDeps,
  submitContactForm,
} from './contact/submit-contact-form.ts';
import { teamLinkUrls } from './contact/team-link-token.ts';
import { createTeamLinks } from './contact/team-links.ts';
import type { Build, RenderPage } from './http/built-site.ts';
import { contactApi } from './http/contact-api.ts';
import { editor } from './http/editor.ts';
import { createPlainErrorPage } from './http/error-page.ts';
import { formPages } from './http/form-pages.ts';
import { assertAlive, health } from './http/health.ts';
import { createHttpServer, type HttpTimeouts } from './http/http-server.ts';
import { createLanguageLookup } from './http/language-lookup.ts';
import { createOnDemandPages } from './http/on-demand-pages.ts';
import { staticSite } from './http/static-site.ts';
import { teamLinkPages } from './http/team-link-pages.ts';
import { createMetrics } from './metrics.ts';
import { createOutbox } from './outbox/outbox.ts';
import { deliveryOptions } from './outbox/plan-deliveries.ts';
import { startDelivering } from './outbox/start-delivering.ts';
import { assertWritable, getOrCreateSecret } from './storage/app-state.ts';
import { type OpenOptions, openDatabase } from './storage/database.ts';

/** Times that tests shorten. */
const defaultTimeouts = {
  /**
   * How long a visitor waits for the database before the answer is an error: well below the 30 s after which
   * the browser gives up. A message may still be stored a moment later; it is then delivered like any other.
   */
  storeTimeoutMs: 8_000,
  /** How long running deliveries may take when the server stops. */
  deliveryGraceMs: 5_000,
};

export interface AppOptions {
  /** Without it there are no static pages: `astro dev` renders them itself. */
  build?: Build;
  /** Replaces the build's rendering of pages on demand. */
  renderPage?: RenderPage;
  timeouts?: Partial<HttpTimeouts & typeof defaultTimeouts & Pick<OpenOptions, 'busyTimeoutMs'>>;
}

/** The servers of a process, which do not listen yet. */
interface App {
  site: FastifyInstance;
  /** `undefined` without a port for it. */
  metrics: FastifyInstance | undefined;
}

/** Opens the database, starts delivering and assembles the servers; the caller starts listening. */
export async function openApp(
  settings: Settings,
  content: SiteContent,
  log: Log,
  { build, renderPage = build?.renderPage, timeouts }: AppOptions = {},
): Promise<App> {
  const { busyTimeoutMs, storeTimeoutMs, deliveryGraceMs } = { ...defaultTimeouts, ...timeouts };
  const { languages, organization } = content;
  const { allowedOrigins, siteUrl } = settings;
  const database = await openDatabase(settings.database, { busyTimeoutMs });
  // What is open keeps the process alive: a start that fails closes it, too.
  const opened = new AsyncDisposableStack();
  opened.defer(() => database.destroy());
  try {
    const store = createMessageStore(database);
    const outbox = createOutbox(database);
    const metrics = settings.metricsPort === undefined ? undefined : createMetrics(outbox, clock, log);
    const secret = settings.secretKey ?? (await getOrCreateSecret(database));
    const [clientKey, linkKey] = [deriveKey(secret, 'clients'), deriveKey(secret, 'links')];
    const delivering = startDelivering(settings, {
      content,
      outbox,
      findMessage: store.findByReference,
      countSetAside: () => store.count({ setAside: true }),
      linksFor: reference => teamLinkUrls(reference, clock.now(), { siteUrl, key: linkKey }),
      addressKey: deriveKey(secret, 'addresses'),
      clock,
      log,
      metrics,
    });
    opened.defer(() => delivering.stop(deliveryGraceMs));
    const retention = startRetention({
      store,
      outbox,
      months: organization.retention.messageMonths,
      clock,
      log,
    });
    opened.defer(() => retention.stop());

    const messageDeps = {
      store,
      clock,
      deliveryOptions: deliveryOptions(settings),
      wakeDelivering: delivering.wake,
    };
    const submitDeps: SubmitDeps = {
      ...messageDeps,
      limiter: createRateLimiter({ client: messageLimit(settings.contactLimit), site: settings.siteLimit }),
      responseHours: organization.responseHours,
      referencePrefix: organization.referencePrefix,
      textKey: deriveKey(secret, 'texts'),
      log,
      storeTimeoutMs,
      metrics,
    };
    const submit = (submission: Submission) => submitContactForm(submission, submitDeps);

    const plain = createLanguageLookup(languages, language =>
      createPlainErrorPage(content.copyIn(language), language, organization.phone),
    );
    const app = createHttpServer({
      siteUrl,
      trustedProxies: settings.trustedProxies,
      log,
      identifyClient: ip => identifyClient(ip, clientKey, clock.now()),
      errorPageFor: build?.errorPageFor ?? plain,
      plainErrorPageFor: plain,
      timeouts,
      onResponse: metrics?.onResponse,
    });
    // Runs when all open requests have been answered.
    app.addHook('onClose', () => opened.disposeAsync());
    const probes = {
      database: () => assertWritable(database),
      outbox: () => assertAlive(delivering.lastPassMs()),
    };
    await app.register(health, { probes, log });
    await app.register(contactApi, { submit, content, allowedOrigins, log, prefix: contactApiPath });
    if (settings.editor) await app.register(editor, { backend: settings.editorBackend, prefix: editorPath });
    if (renderPage) {
      const pages = createOnDemandPages({ renderPage, languages, storeTimeoutMs, log });
      await app.register(formPages, {
        pages,
        submit,
        findReceipt: text => findReceipt(text, organization.referencePrefix, store),
        content,
        siteUrl,
        clock,
        metrics,
      });
      const links = createTeamLinks({ ...messageDeps, key: linkKey });
      await app.register(teamLinkPages, { pages, links, siteUrl });
    }
    if (build) await app.register(staticSite, { build });
    await app.ready();
    return { site: app, metrics: metrics?.server };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}
