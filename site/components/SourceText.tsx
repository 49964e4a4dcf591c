import type { Source } from '#shared/content/schemas/text.ts';
import { Interpolate } from './Interpolate.tsx';

/** A published document in a sentence: its own English title leads to it. */
export function SourceText({ text, title, href }: Source) {
  const name = (
    <bdi lang="en" dir="ltr">
      {title}
    </bdi>
  );
  const link = href && (
    <a href={href} hrefLang="en">
      {name}
    </a>
  );
  return <Interpolate text={text} values={{ title: link ?? name }} />;
}
