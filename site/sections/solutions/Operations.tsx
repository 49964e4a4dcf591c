import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { MoreLink } from '../../components/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureName } from '../../components/picture/pictures.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Operations.module.css';

const pictures: Record<SolutionsCopy['operations']['kinds'][number]['id'], PictureName> = {
  'disaster-response': 'story-coast',
  'tactical-water-support': 'lifeline-tactical',
  'community-support': 'closing-tapstand',
};

/** The operations, each with an anchor for the audiences on Home. */
export function Operations({ copy: { title, kinds } }: { copy: SolutionsCopy['operations'] }) {
  return (
    <Section id="operations" title={title} surface="deep" className={styles.operations}>
      {kinds.map(({ id, ...operation }) => {
        return (
          <article className={styles.operation} id={id} key={id} aria-labelledby={`${id}-title`}>
            <Picture
              className={`screen-only ${styles.picture}`}
              name={pictures[id]}
              alt={operation.alt}
              sizes="(width < 48em) 100vw, 34vw"
            />
            <div className={styles.copy}>
              <h3 id={`${id}-title`}>{operation.title}</h3>
              <h4 className={styles.people}>{operation.people}</h4>
              <p>{operation.first}</p>
              <p className={`screen-only ${styles.links}`}>
                {operation.links.map(({ label, ...address }) => (
                  <MoreLink key={address.href} {...address}>
                    {label}
                  </MoreLink>
                ))}
              </p>
            </div>
          </article>
        );
      })}
    </Section>
  );
}
