/** The folder that `npm run build` writes for the server, relative to the project. */
export const buildFolder = 'dist';

/** What the server finds in it. */
export const buildFiles = {
  /** The files for browsers. */
  browserFolder: 'client',
  /** JSON with `siteUrl`, which pages contain, and `digest`, of all else that a build is made of. */
  record: 'build.json',
  /** The code of the pages rendered on demand, which exports `renderMain`. */
  renderer: 'server/render-main.mjs',
} as const;

/** Stand in the built error page for what is known once there is an error; the server replaces them. */
export const errorTokens = { status: '%STATUS%', text: '%TEXT%', requestId: '%REQUEST-ID%' } as const;
