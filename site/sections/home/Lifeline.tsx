import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import { Delivery } from '../../drawings/scenes/home/lifeline/Delivery.tsx';
import { Purification } from '../../drawings/scenes/home/lifeline/Purification.tsx';
import { Tactical } from '../../drawings/scenes/home/lifeline/Tactical.tsx';
import styles from './Lifeline.module.css';

type LifelineCopy = Copy['home']['lifeline'];

const drawings: Record<LifelineCopy['cards'][number]['id'], ReactNode> = {
  delivery: <Delivery />,
  purification: <Purification />,
  tactical: <Tactical />,
};

/** The services, on a line that falls from each to the next. */
export function Lifeline({ copy }: { copy: LifelineCopy }) {
  return (
    <Section id="lifeline" title={copy.title} text={copy.text} large>
      <ul className={`subgrid ${styles.cards}`}>
        {copy.cards.map(card => (
          <li key={card.id} className={styles.card}>
            <div className={styles.figure}>
              <p className={`label ${styles.line}`}>
                <span className="level-mark" aria-hidden="true" />
                {card.line}
              </p>
              <div className={styles.picture}>{drawings[card.id]}</div>
            </div>
            <h3 className="title-4">
              <a className="card-link" href={card.href}>
                {card.title}
              </a>
            </h3>
            <p>
              {card.sentence} {card.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
