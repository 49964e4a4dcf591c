import type { Copy } from '#shared/content/parse.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { StreetTap } from '../../drawings/scenes/impact/StreetTap.tsx';
import styles from './ImpactHead.module.css';

/** The title, and below it the tap where the work ends, across the window. */
export function ImpactHead({ copy }: { copy: Pick<Copy['impact'], 'title' | 'lead'> }) {
  const scene = (
    <div className={styles.scene}>
      <StreetTap />
    </div>
  );
  return <PageHeader title={copy.title} lead={copy.lead} scene={scene} />;
}
