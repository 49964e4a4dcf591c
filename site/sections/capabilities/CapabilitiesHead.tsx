import type { CapabilitiesWords } from '#content/schema/solutions.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';

interface CapabilitiesHeadProps {
  words: CapabilitiesWords;
  /** Where the page lies as a PDF, when the build made one. */
  pdf: string | undefined;
}

export function CapabilitiesHead({ words, pdf }: CapabilitiesHeadProps) {
  return (
    <PageHead title={words.title} lead={words.lead}>
      {pdf && (
        <p className="screen-only">
          <MoreLink href={pdf}>{words.pdf}</MoreLink>
        </p>
      )}
    </PageHead>
  );
}
