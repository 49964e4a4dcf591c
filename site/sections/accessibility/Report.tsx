import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';

/** How to report a barrier, and what happens then. */
export function Report({ page }: { page: Page }) {
  const copy = page.copy.accessibility.report;
  const { phone, email } = page.organization;
  return (
    <Section id="report" title={copy.title} text={copy.text} beside surface="shallow">
      <p>{copy.promises.join(' ')}</p>
      <FactList
        facts={[
          { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
          { label: copy.phone, value: <PhoneLink phone={phone} /> },
        ]}
      />
    </Section>
  );
}
