import { ClaimLink } from '../../components/ClaimLink.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Readings.module.css';

/** The figures, two by two, each with its noun under it and its meaning beside it. They are not animated. */
export function Readings({ page }: { page: Page }) {
  const { readings: copy } = page.copy.impact;
  const { claims } = page.copy;
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
            <dt className={`title-3 ${styles.name}`}>{figure.label}</dt>
            <dd className={`reading no-backplate ${styles.value}`}>
              {/* The plus stays beside its number, in a figure with words of any script. */}
              <bdi>{figure.value}</bdi>
            </dd>
            {figure.detail && <dd className={`label muted ${styles.detail}`}>{figure.detail}</dd>}
            <dd className={styles.meaning}>
              <p>
                <ContactText text={figure.impact ?? figure.means} phone={page.organization.phone} />
              </p>
              <ClaimLink link={claims.link} id={figure.id} name={`${figure.value} ${figure.label}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
