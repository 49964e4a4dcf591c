import type { HomeCopy } from '#shared/content/schemas/home.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureName } from '../../components/picture/pictures.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Lifeline.module.css';

type Card = HomeCopy['lifeline']['cards'][number];

const pictures: Record<Card['id'], PictureName> = {
  delivery: 'lifeline-delivery',
  purification: 'lifeline-purification',
  tactical: 'lifeline-tactical',
};

/** Three services on one falling line. */
export function Lifeline({ copy }: { copy: HomeCopy['lifeline'] }) {
  return (
    <Section id="lifeline" title={copy.title} text={copy.text} large>
      <ul className={`subgrid ${styles.cards}`}>
        {copy.cards.map(card => (
          <LifelineCard key={card.id} card={card} />
        ))}
      </ul>
    </Section>
  );
}

function LifelineCard({ card }: { card: Card }) {
  return (
    <li className={styles.card}>
      <div className={styles.figure}>
        <p className={`label label--strong ${styles.line}`}>
          <span className="level-mark" aria-hidden="true" />
          {card.line}
        </p>
        <Picture
          className={styles.picture}
          name={pictures[card.id]}
          alt={card.pictureAlt}
          sizes="(width < 48em) 100vw, (width < 64em) 38vw, 42vw"
        />
      </div>
      <div className={styles.copy}>
        <h3>
          <a href={card.href}>{card.title}</a>
        </h3>
        <p>
          {card.sentence} <span className="muted">{card.text}</span>
        </p>
      </div>
    </li>
  );
}
