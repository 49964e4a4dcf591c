import type { Copy } from '#shared/content/parse.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { CrewAtDawn } from '../../drawings/scenes/about/CrewAtDawn.tsx';
import styles from './AboutHead.module.css';

/** The title, and below it the crew across the window. */
export function AboutHead({ copy }: { copy: Pick<Copy['about'], 'title' | 'lead'> }) {
  const scene = (
    <div className={styles.scene}>
      <CrewAtDawn />
    </div>
  );
  return <PageHeader title={copy.title} lead={copy.lead} surface="sky" scene={scene} />;
}
