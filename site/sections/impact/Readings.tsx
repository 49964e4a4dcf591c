import type { ClaimsCopy } from '#shared/content/schemas/claims.ts';
import type { ImpactCopy } from '#shared/content/schemas/impact.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { ClaimLink } from '../../components/ClaimLink.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { Section } from '../../components/Section.tsx';
import { DatedText } from '../../components/WrittenDate.tsx';
import styles from './Readings.module.css';

interface ReadingsProps {
  copy: ImpactCopy['readings'];
  claims: Pick<ClaimsCopy, 'figures' | 'groups' | 'link'>;
  /** The day on which each figure was last checked, where one is recorded. */
  checked: Organization['claimsChecked'];
  phone: string;
  language: string;
}

/** The figures, two by two, each with its noun under it and its meaning beside it. They are not animated. */
export function Readings({ copy, claims, checked, phone, language }: ReadingsProps) {
  const days = claims.figures.map(({ id }) => checked[id]);
  const [earliest] = days.filter(day => day !== undefined).sort();
  const reviewed = !days.includes(undefined) && earliest;
  return (
    <Section
      id="in-numbers"
      title={copy.title}
      text={
        <>
          {copy.caution} {claims.groups.figures.through}{' '}
          {reviewed && <DatedText copy={copy.reviewed} date={reviewed} language={language} />}
        </>
      }
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
