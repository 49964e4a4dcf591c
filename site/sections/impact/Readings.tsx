import type { ClaimsCopy } from '#shared/content/schemas/claims.ts';
import type { ImpactCopy } from '#shared/content/schemas/impact.ts';
import { ClaimLink } from '../../components/ClaimLink.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { Section } from '../../components/Section.tsx';
import styles from './Readings.module.css';

interface ReadingsProps {
  copy: ImpactCopy['readings'];
  claims: Pick<ClaimsCopy, 'figures' | 'groups' | 'link'>;
  phone: string;
}

/** The figures, two by two, each with its noun under it and its meaning beside it. They are not animated. */
export function Readings({ copy, claims, phone }: ReadingsProps) {
  return (
    <Section
      id="in-numbers"
      title={copy.title}
      text={[copy.caution, claims.groups.figures.through].filter(Boolean).join(' ')}
      surface="white"
    >
      <dl className={styles.readings}>
        {claims.figures.map(figure => (
          <div key={figure.id} className={styles.figure}>
            <dt className={styles.name}>{figure.label}</dt>
            <dd className={`reading ${styles.value}`}>
              {/* The plus stays beside its number, in a figure with words of any script. */}
              <bdi>{figure.value}</bdi>
            </dd>
            {figure.detail && <dd className={`label muted ${styles.detail}`}>{figure.detail}</dd>}
            <dd className={styles.meaning}>
              <p>
                <ContactText text={figure.impact ?? figure.means} phone={phone} />
              </p>
              <ClaimLink link={claims.link} id={figure.id} name={figure.label} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
