import type { DonateCopy } from '#content/schema/legal.ts';
import { Contours } from '../../components/contours/Contours.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import styles from './Head.module.css';

/** The page's head. The lead stands under the title, because the contours take the end of the line. */
export function Head({ copy }: { copy: Pick<DonateCopy, 'title' | 'lead'> }) {
  return (
    <PageHead title={copy.title} surface="clear">
      <p className="lead">{copy.lead}</p>
      <Contours className={styles.contours} />
    </PageHead>
  );
}
