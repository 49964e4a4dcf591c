import { parseContent } from '#content/parse.ts';

/** Part of the build, so that pages rendered on demand read no file and say what the built pages say. */
const texts: Readonly<Record<string, string>> = import.meta.glob('../content/**/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const files = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.replace('../content/', ''), text]),
);

export const { organization, languages, copyIn, hasPage, localizedPath, linkLabel, hrefLang } =
  parseContent(files);
