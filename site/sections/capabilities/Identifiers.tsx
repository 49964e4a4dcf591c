import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import type { Organization } from '#content/schema/organization.ts';
import { ButtonLink, MoreLink } from '../../components/button/Button.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import { PhoneLink } from '../../components/phone/Phone.tsx';
import styles from './Identifiers.module.css';
import print from './Print.module.css';

interface IdentifiersProps {
  copy: Pick<CapabilitiesCopy, 'identifiers' | 'contact'>;
  organization: Organization;
}

/** Who the supplier is and how to reach it. An identifier that is not set is not mentioned. */
export function Identifiers({ copy: { identifiers, contact }, organization }: IdentifiersProps) {
  const { phone, email } = organization;
  return (
    <div className={`section ${print.section}`} data-surface="white">
      <div className={`grid ${styles.body}`}>
        <section className={`col-1-6 ${styles.half}`} aria-labelledby="identifiers-title">
          <h2 id="identifiers-title">{identifiers.title}</h2>
          <Facts facts={identifiers.rows} />
          <p className="screen-only">
            <MoreLink href={identifiers.ask.href}>{identifiers.ask.label}</MoreLink>
          </p>
        </section>
        <section className={`col-7-12 ${styles.half}`} aria-labelledby="buyers-contact-title">
          <h2 id="buyers-contact-title">{contact.title}</h2>
          <p>{contact.text}</p>
          <Facts
            facts={[
              {
                label: contact.phone,
                value: <PhoneLink phone={phone} />,
              },
              { label: contact.email, value: <a href={`mailto:${email}`}>{email}</a> },
              { label: contact.office, value: contact.hours },
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
