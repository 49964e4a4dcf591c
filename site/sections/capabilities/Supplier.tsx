import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
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

/** The badges with their meaning and evidence, in the copy of all pages. Their limits are on the page of claims. */
export function Quality({ page }: { page: Page }) {
  const copy = page.copy.capabilities.quality;
  const { email, phone } = page.organization;
  return (
    <Section
      id="quality"
      title={copy.title}
      text={<ContactText text={copy.text} email={email} phone={phone} />}
      surface="paper"
      className={styles.section}
    >
      <ul className={styles.entries}>
        {page.copy.claims.badges.map(({ id, name, means, ask, evidence }) => (
          <li key={id}>
            <h3 className="title-4">{name}</h3>
            <p>{[means, evidence.length === 0 && ask].filter(Boolean).join(' ')}</p>
            {evidence.map(line => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
      <p className="screen-only">
        <MoreLink {...copy.link} />
      </p>
    </Section>
  );
}

export function TimePromises({ page }: { page: Page }) {
  const copy = page.copy.capabilities.promises;
  const { promises } = page.copy.claims;
  return (
    <Section
      id="promises"
      title={copy.title}
      text={copy.text}
      beside
      surface="white"
      className={styles.beside}
    >
      <FactList facts={promises.map(({ name, value }) => ({ label: name, value }))} />
      <p className="screen-only">
        <MoreLink {...copy.link} />
      </p>
    </Section>
  );
}
