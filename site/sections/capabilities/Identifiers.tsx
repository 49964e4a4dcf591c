import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { SharedCopy } from '#content/schema/shared.ts';
import { ButtonLink, MoreLink } from '../../components/button/Button.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import { PhoneLink } from '../../components/phone/Phone.tsx';
import styles from './Identifiers.module.css';
import print from './Print.module.css';

interface IdentifiersProps {
  copy: Pick<CapabilitiesCopy, 'identifiers' | 'contact'>;
  organization: Organization;
  /** The office hours. */
  hours: Pick<SharedCopy['footer']['contact'], 'hours'>;
}

/** Who the supplier is and how to reach it. An identifier that is not set is not mentioned. */
export function Identifiers({ copy: { identifiers, contact }, organization, hours }: IdentifiersProps) {
  const { address, phone, email } = organization;
  const { uei, cage, naics } = organization.identifiers;
  return (
    <div className={`section ${print.section}`} data-surface="white">
      <div className={`grid ${styles.body}`}>
        <section className={`col-1-6 ${styles.half}`} aria-labelledby="identifiers-title">
          <h2 id="identifiers-title">{identifiers.title}</h2>
          <Facts
            facts={[
              { label: identifiers.legalName, value: organization.legalName ?? organization.brand },
              {
                label: identifiers.place,
                value: `${address.street}, ${address.city}, ${address.region} ${address.zip}, ${address.country}`,
              },
              { label: identifiers.uei, value: uei },
              { label: identifiers.cage, value: cage },
              { label: identifiers.naics, value: naics.length > 0 ? naics.join(', ') : undefined },
            ]}
          />
          <p className="screen-only">
            <MoreLink href={identifiers.ask.href}>{identifiers.ask.label}</MoreLink>
          </p>
        </section>
        <section className={`col-7-12 ${styles.half}`} aria-labelledby="buyers-contact-title">
          <h2 id="buyers-contact-title">{contact.title}</h2>
          <Facts
            facts={[
              {
                label: contact.phone,
                value: <PhoneLink phone={phone} />,
              },
              { label: contact.email, value: <a href={`mailto:${email}`}>{email}</a> },
              { label: contact.office, value: hours.hours },
            ]}
          />
          <p className="screen-only">
            <ButtonLink href={contact.action.href}>{contact.action.label}</ButtonLink>
          </p>
        </section>
      </div>
    </div>
  );
}
