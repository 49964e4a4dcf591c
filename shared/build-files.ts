/** The folder that `npm run build` writes for the server, relative to the project. */
export const buildFolder = 'dist';

/** What the server finds in it. */
export const buildFiles = {
  /** The files for browsers. */
  browserFolder: 'client',
  /** A `BuildRecord`. */
  record: 'build.json',
  /** The code of the pages rendered on demand, which exports `renderMain`. */
  renderer: 'server/render-main.mjs',
} as const;

/** Stand in the built error page for what is known once there is an error; the server replaces them. */
export const errorTokens = { status: '%STATUS%', text: '%TEXT%', requestId: '%REQUEST-ID%' } as const;

/** What a build was made of. The next one builds anew if any of it has changed. */
export interface BuildRecord {
  /** The public origin, which pages contain. */
  siteUrl: string;
  allowExampleData: boolean;
  /** The footer shows it. */
  year: number;
  /** A digest of all source files. */
  sources: string;
}
