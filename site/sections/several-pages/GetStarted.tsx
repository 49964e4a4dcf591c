import type { CallToAction } from '#shared/content/schemas/text.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';

/** Invites a reader to write to us, at the end of a page. On paper the footer says how to reach us. */
export function GetStarted({ copy }: { copy: CallToAction }) {
  return (
    <Section id="start" title={copy.title} text={copy.text} surface="clear" className="screen-only">
      <div className="col-8-12">
        <ButtonLink {...copy.action} />
      </div>
    </Section>
  );
}
