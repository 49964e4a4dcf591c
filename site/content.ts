import { parseContent } from '#shared/content/parse.ts';

/** Modules, so that Vite notices a file that changes and `npm run dev` shows it. */
const texts: Readonly<Record<string, string>> = import.meta.glob('../content/**/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Files by their paths below a folder. */
const below = (folder: string, all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).map(([path, text]) => [path.replace(folder, ''), text]));

export const { organization, languages, copyIn } = parseContent(below('../content/', texts));
