import type { HomeCopy } from '#shared/content/schemas/home.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureName } from '../../components/picture/pictures.ts';
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
    <section className="section" aria-labelledby="lifeline-title">
      <div className="grid section-head">
        <h2 className={`col-1-6 ${styles.title}`} id="lifeline-title">
          {copy.title}
        </h2>
        <p className="col-8-12 lead muted">{copy.text}</p>
      </div>
      <ul className={`grid ${styles.cards}`}>
        {copy.cards.map(card => (
          <LifelineCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
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
