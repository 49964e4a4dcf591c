import { parseContent } from '#shared/content/parse.ts';

/** Modules, so that Vite notices a file that changes and `npm run dev` shows it. */
const texts: Readonly<Record<string, string>> = import.meta.glob('../content/**/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const files = Object.entries(texts).map(([path, text]) => [path.replace('../content/', ''), text]);

export const { organization, languages, copyIn } = parseContent(Object.fromEntries(files));
