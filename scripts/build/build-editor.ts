import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { ContentFiles } from '#shared/content/parse.ts';
import { editorFolder, editorPath } from '#shared/editor.ts';
import { editorConfig } from '../../site/editor/editor-config.ts';

const cms = 'node_modules/@sveltia/cms/npm';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Words and facts</title><link rel="icon" href="/favicon.ico">
<script type="module" src="${editorPath}/editor.js"></script></head>
<body></body>
</html>
`;

/**
 * Writes the editor into its folder: its page, its script, what it knows of `content/`, and the CMS without
 * the parts for pictures, maps and program code, which no text needs.
 */
export async function buildEditor(files: ContentFiles): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: editorFolder,
      copyPublicDir: false,
      target: 'esnext',
      rolldownOptions: {
        input: 'site/editor/start-editor.ts',
        external: '@sveltia/cms',
        output: { entryFileNames: 'editor.js', paths: { '@sveltia/cms': `${editorPath}/cms/index.js` } },
      },
    },
  });
  cpSync(cms, join(editorFolder, 'cms'), {
    recursive: true,
    filter: name => !/\.(map|wasm)$|heic|webp|shiki/.test(name),
  });
  writeFileSync(join(editorFolder, 'index.html'), page);
  writeFileSync(join(editorFolder, 'config.json'), JSON.stringify(editorConfig(files)));
}
