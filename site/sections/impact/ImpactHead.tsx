import type { Copy } from '#shared/content/parse.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { StreetTap } from '../../drawings/scenes/impact/StreetTap.tsx';
import styles from './ImpactHead.module.css';

/** The title, and below it the tap where the work ends, across the window. */
export function ImpactHead({ copy: { title, lead } }: { copy: Pick<Copy['impact'], 'title' | 'lead'> }) {
  return <PageHeader title={title} lead={lead} className={styles.head} scene={<StreetTap />} />;
}
