import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { buildFiles } from '#shared/build-files.ts';
import { findPhotographs } from './photographs.ts';

/**
 * Bundles the components of the pages rendered on demand for the server, with their packages, which an
 * installed server lacks. The names of CSS classes follow from the files, as in the built pages.
 */
export async function buildRenderer(folder: string): Promise<void> {
  const file = join(folder, buildFiles.renderer);
  await build({
    configFile: false,
    // This hides warnings about directives that other bundlers need.
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      PHOTOGRAPHS: JSON.stringify(findPhotographs()),
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'site/sections/on-demand/OnDemandMain.tsx',
      outDir: dirname(file),
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: basename(file) } },
    },
  });
}
