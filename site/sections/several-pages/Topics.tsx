import type { FunctionComponent } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import type { CallToAction } from '#shared/content/schemas/text.ts';
import { MoreLink } from '../../components/Button.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { GetStarted } from './GetStarted.tsx';
import styles from './Topics.module.css';

interface TopicsProps {
  copy: Copy['questions'];
  /** At the end of the page. */
  start: CallToAction;
  /** The topics are steps, with numerals. */
  steps?: boolean;
  /** The drawing beside the title. */
  scene: FunctionComponent;
}

/** A page of short texts, each with its heading on the left. */
export function Topics({ copy, start, steps, scene: Scene }: TopicsProps) {
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} picture={<Scene />} />
      <Section surface="paper" flush className={styles.topics}>
        {copy.topics.map(({ title, text, link }, index) => (
          <section key={title} className={`subgrid ${styles.topic}`}>
            <h2 className="col-1-4 title-3">
              {steps && <span className={styles.number}>{index + 1}. </span>}
              {title}
            </h2>
            <div className="col-5-12">
              <p>{text}</p>
              {link && <MoreLink {...link} />}
            </div>
          </section>
        ))}
      </Section>
      <GetStarted copy={start} />
    </>
  );
}
