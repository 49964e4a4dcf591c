import { loadContent } from '#shared/content/load-content.ts';

/** The project's content, for parts that a program hands it to. */
export const content = loadContent();

/** All copy of a language. */
export const readContent = content.copyIn;
