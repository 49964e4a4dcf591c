import type { ImpactCopy } from '#shared/content/schemas/impact.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureName } from '../../components/picture/pictures.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Stories.module.css';

type Copy = ImpactCopy['stories'];
type Story = Copy['items'][number];

const pictures: Record<Story['id'], PictureName> = {
  shelter: 'story-clinic',
  flood: 'lifeline-purification',
  'front-line': 'story-coast',
};

/** Scenarios in equal columns, each marked as one. */
export function Stories({ copy }: { copy: Copy }) {
  return (
    <Section id="stories" title={copy.title} text={copy.lead} large surface="shallow">
      <div className={`subgrid ${styles.stories}`}>
        {copy.items.map(story => (
          <StoryCard key={story.id} copy={copy} story={story} />
        ))}
      </div>
    </Section>
  );
}

interface StoryCardProps {
  copy: Copy;
  story: Story;
}

function StoryCard({ copy, story }: StoryCardProps) {
  return (
    <article className={styles.story}>
      <Picture
        name={pictures[story.id]}
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
