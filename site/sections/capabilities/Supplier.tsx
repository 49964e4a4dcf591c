import type { CapabilitiesCopy } from '#shared/content/schemas/capabilities.ts';
import type { ClaimsCopy } from '#shared/content/schemas/claims.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';
import styles from './Capabilities.module.css';

interface IdentifiersProps {
  copy: Pick<CapabilitiesCopy, 'identifiers' | 'contact'>;
  organization: Organization;
}

/** Identifiers and contact of the supplier. An identifier that is not set is not mentioned. */
export function Identifiers({ copy: { identifiers, contact }, organization }: IdentifiersProps) {
  const { phone, email } = organization;
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

interface QualityProps {
  copy: CapabilitiesCopy['quality'];
  badges: ClaimsCopy['badges'];
  organization: Pick<Organization, 'email' | 'phone'>;
}

/** The badges with their meaning and evidence, in the copy of all pages. Their limits are on the page of claims. */
export function Quality({ copy, badges, organization: { email, phone } }: QualityProps) {
  return (
    <Section
      id="quality"
      title={copy.title}
      text={<ContactText text={copy.text} email={email} phone={phone} />}
      surface="paper"
      className={styles.section}
    >
      <ul className={styles.entries}>
        {badges.map(({ id, name, means, ask, evidence }) => (
          <li key={id}>
            <h3>{name}</h3>
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

interface TimePromisesProps {
  copy: CapabilitiesCopy['promises'];
  promises: ClaimsCopy['promises'];
}

export function TimePromises({ copy, promises }: TimePromisesProps) {
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
