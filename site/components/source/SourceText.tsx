import type { Source } from '#content/schema/text.ts';

/** A published document in a sentence: its own English title leads to it. */
export function SourceText({ text, title, href }: Source) {
  const [before, after] = text.split('{title}');
  const name = (
    <bdi lang="en" dir="ltr">
      {title}
    </bdi>
  );
  return (
    <>
      {before}
      {href ? (
        <a href={href} hrefLang="en">
          {name}
        </a>
      ) : (
        name
      )}
      {after}
    </>
  );
}
