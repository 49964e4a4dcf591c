import type { ImpactCopy } from '#content/schema/impact.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureName } from '../../components/picture/slots.ts';
import styles from './Stories.module.css';

type Copy = ImpactCopy['stories'];

const pictures = ['story-clinic', 'lifeline-purification', 'story-coast'] as const satisfies PictureName[];

/** Three scenarios in equal columns, each marked as one. */
export function Stories({ copy }: { copy: Copy }) {
  return (
    <section className="section" data-surface="shallow" aria-labelledby="stories">
      <div className={`grid section-head ${styles.head}`}>
        <h2 id="stories" className="col-1-7">
          {copy.title}
        </h2>
        <p className={`col-8-12 ${styles.lead}`}>{copy.lead}</p>
      </div>
      <div className={`grid ${styles.stories}`}>
        {copy.items.map((story, index) => (
          <Story key={story.title} copy={copy} story={story} picture={pictures[index] ?? pictures[0]} />
        ))}
      </div>
    </section>
  );
}

interface StoryProps {
  copy: Copy;
  story: Copy['items'][number];
  picture: PictureName;
}

function Story({ copy, story, picture }: StoryProps) {
  return (
    <article className={styles.story}>
      <Picture
        name={picture}
        alt={story.pictureAlt}
        sizes="(width >= 48em) 33vw, 100vw"
        className={styles.picture}
      />
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
  );
}
