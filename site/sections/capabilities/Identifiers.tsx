import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

/** Identifiers and contact of the supplier. An identifier that is not set is not mentioned. */
export function Identifiers({ page }: { page: Page }) {
  const { identifiers, contact } = page.copy.capabilities;
  const { phone, email } = page.organization;
  return (
    <Section surface="white" className={`${styles.section} ${styles.halves}`}>
      <section className="col-1-6" aria-labelledby="identifiers-title">
        <h2 id="identifiers-title">{identifiers.title}</h2>
        <FactList facts={identifiers.rows} />
        <p className="screen-only">
          <MoreLink {...identifiers.ask} />
        </p>
      </section>
      <section className="col-7-12" aria-labelledby="buyers-contact-title">
        <h2 id="buyers-contact-title">{contact.title}</h2>
        <p>{contact.text}</p>
        <FactList
          facts={[
            { label: contact.phone, value: <PhoneLink phone={phone} /> },
            { label: contact.email, value: <a href={`mailto:${email}`}>{email}</a> },
            { label: contact.office, value: contact.hours },
          ]}
        />
        <p className="screen-only">
          <ButtonLink {...contact.action} />
        </p>
      </section>
    </Section>
  );
}
