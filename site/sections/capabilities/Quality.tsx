import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { Organization } from '#content/schema/organization.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { ContactText } from '../../components/contact-text/ContactText.tsx';
import styles from './Entries.module.css';
import print from './Print.module.css';

interface QualityProps {
  copy: CapabilitiesCopy['quality'];
  badges: ClaimsCopy['badges'];
  organization: Pick<Organization, 'email' | 'phone'>;
}

/** The badges with their meaning and evidence, in the copy of all pages. Their limits are on the page of claims. */
export function Quality({ copy, badges, organization: { email, phone } }: QualityProps) {
  return (
    <section className={`section ${print.section}`} data-surface="paper" aria-labelledby="quality-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="quality-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">
          <ContactText text={copy.text} email={email} phone={phone} />
        </p>
        <ul className={styles.list}>
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
          <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}
