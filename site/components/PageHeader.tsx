import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  lead?: string | undefined;
  surface?: 'paper' | 'white' | 'sky' | 'clear';
  /** May set `--scene-width` and `--scene-from`: a narrow window shows the scene's start if 0, its end if 1. */
  className?: string | undefined;
  /** A drawing across the window. */
  scene?: ReactNode;
  /** A drawing beside title and lead, where there is room. It stands on the section below. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page, with the lead on the title's last line. With a picture the title is larger. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, surface = 'paper', className, scene, picture, children } = props;
  return (
    <div
      className={[styles.head, scene && styles.drawn, picture && styles.beside, className]
        .filter(Boolean)
        .join(' ')}
      data-surface={surface}
    >
      <div className={`grid ${styles.grid}`}>
        <h1 className="col-1-8">{title}</h1>
        {lead && <p className={`col-9-12 ${styles.lead}`}>{lead}</p>}
        {picture && <div className={`screen-only ${styles.picture}`}>{picture}</div>}
        {children}
      </div>
      {scene && (
        <div className={`screen-only ${styles.scene}`}>
          <div>{scene}</div>
        </div>
      )}
    </div>
  );
}
