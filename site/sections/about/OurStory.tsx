import type { Copy } from '#shared/content/parse.ts';
import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { SchoolGym } from '../../drawings/scenes/about/SchoolGym.tsx';
import styles from './OurStory.module.css';

/** Why the organization exists, and where to read on. */
export function OurStory({ copy }: { copy: Copy['about']['story'] }) {
  return (
    <Section id="our-story" surface="white">
      <div className="col-1-7 stays framed-drawing">
        <SchoolGym />
      </div>
      <div className={`col-8-12 ${styles.copy}`}>
        <h2 id="our-story-title" className="large">
          {copy.title}
        </h2>
        {copy.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink {...copy.action} className={styles.action} />
        <p>
          <MoreLink {...copy.press} />
        </p>
      </div>
    </Section>
  );
}
