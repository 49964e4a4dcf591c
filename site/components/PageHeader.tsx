import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  lead?: string | undefined;
  surface?: 'paper' | 'white' | 'sky' | 'clear';
  /** A drawing across the window. A narrow one shows its start if `--scene-from` is 0, its end if 1. */
  scene?: ReactNode;
  /** A drawing beside title and lead, where there is room. It stands on the section below. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page, with the lead on the title's last line. With a picture the title is larger. */
export function PageHeader({ title, lead, surface = 'paper', scene, picture, children }: PageHeaderProps) {
  return (
    <div
      className={[styles.head, scene && styles.drawn, picture && styles.beside].filter(Boolean).join(' ')}
      data-surface={surface}
    >
      <div className={`grid ${styles.grid}`}>
        <h1 className="col-1-8">{title}</h1>
        {lead && <p className={`col-9-12 ${styles.lead}`}>{lead}</p>}
        {picture && <div className={`screen-only ${styles.picture}`}>{picture}</div>}
        {children}
      </div>
      {scene && <div className={`screen-only ${styles.scene}`}>{scene}</div>}
    </div>
  );
}
