import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';

interface CapabilitiesHeadProps {
  copy: CapabilitiesCopy;
  /** Address of the page as a PDF, if the build made one. */
  pdf: string | undefined;
}

export function CapabilitiesHead({ copy, pdf }: CapabilitiesHeadProps) {
  return (
    <PageHead title={copy.title} lead={copy.lead}>
      {pdf && (
        <p className="screen-only">
          <MoreLink href={pdf}>{copy.pdf}</MoreLink>
        </p>
      )}
    </PageHead>
  );
}
