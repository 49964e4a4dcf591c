import type { AccessibilityCopy } from '#shared/content/schemas/accessibility.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';

interface ReportProps {
  copy: AccessibilityCopy['report'];
  organization: Pick<Organization, 'phone' | 'email'>;
}

/** How to report a barrier, and what happens then. */
export function Report({ copy, organization: { phone, email } }: ReportProps) {
  return (
    <Section id="report" title={copy.title} text={copy.text} beside surface="shallow">
      <p>{copy.promises.join(' ')}</p>
      <FactList
        facts={[
          { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
          {
            label: copy.phone,
            value: <PhoneLink phone={phone} />,
          },
        ]}
      />
    </Section>
  );
}
