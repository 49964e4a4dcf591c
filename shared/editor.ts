import { buildFolder } from './build-files.ts';

/** Where the editor of `content/` is served. */
export const editorPath = '/admin';

/** The folder that the build writes it into. */
export const editorFolder = `${buildFolder}/editor`;
