import type { ClaimsCopy } from '#shared/content/schemas/claims.ts';
import type { HomeCopy } from '#shared/content/schemas/home.ts';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import styles from './Guarantees.module.css';
import { QualityBadge } from './QualityBadge.tsx';

interface GuaranteesProps {
  copy: HomeCopy['guarantees'];
  claims: Pick<ClaimsCopy, 'badges' | 'link'>;
}

/** The badges as type plates. */
export function Guarantees({ copy, claims }: GuaranteesProps) {
  return (
    <Section
      id="guarantees"
      title={copy.title}
      text={
        <>
          {copy.text} <TextLink {...copy.link} />
        </>
      }
      surface="white"
    >
      <ul className={styles.plates}>
        {claims.badges.map(badge => (
          <QualityBadge key={badge.id} badge={badge} href={`${claims.link.href}#${badge.id}`} />
        ))}
      </ul>
    </Section>
  );
}
