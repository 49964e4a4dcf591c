import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';

/** Whom to ask: a person if organization.yaml names one. */
export function PressContact({ page }: { page: Page }) {
  const copy = page.copy.press.contact;
  const { phone, email, pressContact } = page.organization;
  return (
    <Section id="press-contact" title={copy.title} text={copy.text} beside surface="white">
      <FactList
        facts={[
          { label: copy.person, value: pressContact },
          { label: copy.phone, value: <PhoneLink phone={phone} /> },
          { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
          { label: copy.office, value: copy.hours },
        ]}
      />
    </Section>
  );
}
