import type { Copy } from '#shared/content/parse.ts';
import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';

/** Who stands behind the promises, to be looked up before an order. */
export function WhoAnswers({ copy }: { copy: Copy['about']['answers'] }) {
  return (
    <Section id="who-answers" title={copy.title} text={copy.text} beside>
      <FactList facts={copy.rows} />
      <p>
        <MoreLink {...copy.link} />
      </p>
    </Section>
  );
}
