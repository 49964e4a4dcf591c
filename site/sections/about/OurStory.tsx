import type { AboutWords } from '#content/schema/about.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import styles from './OurStory.module.css';

/** Why the organization exists, and where to read on. */
export function OurStory({ words }: { words: AboutWords['story'] }) {
  return (
    <section className="section" data-surface="white" aria-labelledby="our-story">
      <div className={`grid ${styles.grid}`}>
        <div className="col-1-5">
          <Picture
            name="about-story"
            alt={words.pictureAlt}
            sizes="(width >= 64em) 40vw, 100vw"
            className={styles.picture}
          />
        </div>
        <div className={`col-7-12 ${styles.words}`}>
          <h2 id="our-story">{words.title}</h2>
          {words.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink href={words.action.href} className={styles.action}>
            {words.action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
