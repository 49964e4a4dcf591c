import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import { Flood } from '../../drawings/scenes/impact/Flood.tsx';
import { FrontLine } from '../../drawings/scenes/impact/FrontLine.tsx';
import { Shelter } from '../../drawings/scenes/impact/Shelter.tsx';
import styles from './Stories.module.css';

type StoriesCopy = Copy['impact']['stories'];

const drawings: Record<StoriesCopy['items'][number]['id'], ReactNode> = {
  shelter: <Shelter />,
  flood: <Flood />,
  'front-line': <FrontLine />,
};

/** Scenarios in equal columns, each marked as one. */
export function Stories({ copy }: { copy: StoriesCopy }) {
  return (
    <Section id="stories" title={copy.title} text={copy.lead} large surface="shallow">
      <div className={`subgrid ${styles.stories}`}>
        {copy.items.map(story => (
          <article key={story.id} className={styles.story}>
            <div className={styles.picture}>{drawings[story.id]}</div>
            <div>
              <p className="label muted">
                {copy.label}
                <br />
                {story.tag}
              </p>
              <h3>{story.title}</h3>
            </div>
            <p>{story.text}</p>
            <dl className={styles.shows}>
              <dt className="label">{copy.showsLabel}</dt>
              <dd>{story.shows}</dd>
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}
