import { MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

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
      <ul className={styles.items}>
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
