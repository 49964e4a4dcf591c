import type { PressCopy } from '#content/schema/press.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import styles from './Press.module.css';

/** What may be printed unchanged, and the facts one by one. */
export function PressAbout({ about, facts }: Pick<PressCopy, 'about' | 'facts'>) {
  // The legal name is often the brand.
  const values = facts.rows.map(({ value }) => value);
  const rows = facts.rows.filter(({ value }, index) => values.indexOf(value) === index);
  return (
    <div className="section section--close" data-surface="paper">
      <div className={`grid ${styles.body}`}>
        <section className="col-1-6 stack" aria-labelledby="about-title">
          <h2 id="about-title">{about.title}</h2>
          {about.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section className="col-7-12 stack" aria-labelledby="facts-title">
          <h2 id="facts-title">{facts.title}</h2>
          <Facts facts={rows} />
        </section>
      </div>
    </div>
  );
}
