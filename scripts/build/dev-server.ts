import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { contactApiPath, contactFormPath } from '#shared/contact/contact-requests.ts';
import { teamLinkPath } from '#shared/contact/team-link.ts';
import { loadContent, readFiles } from '#shared/content/load-content.ts';
import { editorPath } from '#shared/editor.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { fillShell, type RenderMain, shellPath } from '#shared/on-demand/shell.ts';
import { receiptPath } from '#shared/on-demand/shown-page.ts';
import { openApp } from '../../server/app.ts';
import { createLog } from '../../server/base/log.ts';
import type { Settings } from '../../server/base/settings.ts';
import type { RenderPage } from '../../server/http/built-site.ts';
import { buildEditor } from './build-editor.ts';

/** Starts the server of production beside `astro dev`, which forwards to it whatever Astro does not build. */
export function devServer(settings: Settings): AstroIntegration {
  let vite: ViteDevServer | undefined;
  let app: FastifyInstance | undefined;
  const renderPage: RenderPage = async (language, shown) => {
    const [site] = vite?.resolvedUrls?.local ?? [];
    const shell = await fetch(new URL(pathIn(language, shellPath(shown.kind)), site));
    const renderer = await vite?.ssrLoadModule('/site/sections/on-demand/OnDemandMain.tsx');
    const renderMain: RenderMain = renderer?.['renderMain'];
    // Read anew: the server keeps the words that it started with.
    const { copyIn, organization } = loadContent();
    const page = { language, copy: copyIn(language), organization, shown };
    const html = fillShell(await shell.text(), renderMain(page), shown);
    // Vite's styles and scripts, which it writes into the page, have no hashes.
    return { html, policy: '' };
  };
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const content = loadContent();
        if (settings.contentEditor) await buildEditor(readFiles());
        ({ app } = await openApp(settings, content, createLog(settings.logLevel), {
          renderPage,
        }));
        const target = await app.listen({ host: '127.0.0.1', port: 0 });
        const served = [contactApiPath, editorPath, teamLinkPath].concat(
          content.languages.flatMap(language =>
            [contactFormPath, receiptPath].map(path => pathIn(language, path)),
          ),
        );
        updateConfig({
          // Otherwise Astro refuses the documented `/admin/`.
          trailingSlash: 'ignore',
          vite: { server: { proxy: Object.fromEntries(served.map(path => [path, target])) } },
        });
      },
      'astro:server:setup': ({ server }) => {
        vite = server;
        const running = app;
        server.httpServer?.once('close', () => void running?.close());
      },
    },
  };
}
