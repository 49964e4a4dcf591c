import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { MoreLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { CommunitySupport } from '../../drawings/scenes/solutions/CommunitySupport.tsx';
import { DisasterResponse } from '../../drawings/scenes/solutions/DisasterResponse.tsx';
import { TacticalSupport } from '../../drawings/scenes/solutions/TacticalSupport.tsx';
import styles from './Operations.module.css';

const drawings: Record<Copy['solutions']['operations']['kinds'][number]['id'], ReactNode> = {
  'disaster-response': <DisasterResponse />,
  'tactical-water-support': <TacticalSupport />,
  'community-support': <CommunitySupport />,
};

/** The operations, to which Home links. What is for conflict zones stays dark and sober. */
export function Operations({ copy: { title, kinds } }: { copy: Copy['solutions']['operations'] }) {
  return (
    <Section id="operations" title={title} surface="paper">
      <div className={styles.operations}>
        {kinds.map(({ id, ...operation }) => (
          <article
            className={styles.operation}
            id={id}
            key={id}
            aria-labelledby={`${id}-title`}
            data-surface={id === 'tactical-water-support' ? 'deep' : 'white'}
          >
            {drawings[id]}
            <div className={styles.copy}>
              <h3 id={`${id}-title`}>{operation.title}</h3>
              <h4 className={`label ${styles.people}`}>{operation.people}</h4>
              <p>{operation.first}</p>
              <p className="screen-only link-row">
                {operation.links.map(link => (
                  <MoreLink key={link.href} {...link} />
                ))}
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
