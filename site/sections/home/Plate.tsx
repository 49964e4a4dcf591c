import type { ReactNode } from 'react';
import type { ClaimsCopy } from '#content/schema/claims.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { BadgeSymbol } from './BadgeSymbol.tsx';
import styles from './Plate.module.css';

export type Badge = ClaimsCopy['badges'][number];

/** A badge as a type plate: what is claimed and, opened, what it covers and what it does not. */
export function Plate({ badge, open, link }: { badge: Badge; open: string; link: ReactNode }) {
  return (
    <li className={`type-plate ${styles.plate}`} id={badge.id}>
      <div className={styles.head}>
        <h3>{badge.name}</h3>
        <BadgeSymbol id={badge.id} />
      </div>
      <div className={styles.facts}>
        <Facts facts={badge.facts} />
      </div>
      <details className={styles.details}>
        <summary>
          {/* Four plates open with the same words: the hidden name tells them apart. */}
          <span>
            {open}
            <span className="visually-hidden">: {badge.name}</span>
          </span>
          <Icon name="down" />
        </summary>
        <div className={styles.text}>
          <p>{badge.means}</p>
          <p>{badge.limits}</p>
          {badge.ask && <p>{badge.ask}</p>}
          {badge.evidence.map(line => (
            <p key={line}>{line}</p>
          ))}
          {link}
        </div>
      </details>
    </li>
  );
}
