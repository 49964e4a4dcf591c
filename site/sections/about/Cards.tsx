import type { Passage } from '#shared/content/schemas/text.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Cards.module.css';

/** The organization's values, a field for each. */
export function Cards({ copy }: { copy: readonly Passage[] }) {
  return (
    <Section>
      <div className={styles.cards}>
        {copy.map(card => (
          <div key={card.title} className={styles.card}>
            <h2>{card.title}</h2>
            <p className="lead">{card.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
