import type { ReactNode } from 'react';
import { fill, pluralize } from '#shared/i18n/fill.ts';
import { intlLocale, joinParts } from '#shared/i18n/locale.ts';
import type { Volume } from '../model/plan.ts';
import type { PlannerWriter } from '../model/planner-writer.ts';
import type { Row } from '../model/rows.ts';
import { tankLevel } from '../model/scale.ts';
import styles from './Result.module.css';
import { Rows } from './Rows.tsx';

interface ResultProps {
  writer: PlannerWriter;
  note: string;
  total: Volume;
  rows: readonly Row[];
  children?: ReactNode;
}

/** The total of a plan, as a number and as the level of a tank, with more rows. */
export function Result({ writer, note, total, rows, children }: ResultProps) {
  const million = new Intl.NumberFormat(intlLocale(writer.language), {
    notation: 'compact',
    compactDisplay: 'long',
  });
  const marks = [
    joinParts(million.formatToParts(1_000_000), writer.language),
    ...[100_000, 10_000, 1000].map(writer.number),
  ];
  return (
    <div className={styles.result} data-surface="deep">
      <Tank level={tankLevel(total[writer.unit])} marks={marks} />
      <div className={styles.figures}>
        <div>
          <p className={styles.note}>{note}</p>
          <Total writer={writer} total={total} />
        </div>
        <Rows rows={rows} />
        {children}
      </div>
    </div>
  );
}

function Total({ writer, total }: { writer: PlannerWriter; total: Volume }) {
  const amount = total[writer.unit];
  const number = writer.number(amount);
  const [inOtherUnit] = writer.volume(total).more;
  return (
    <p className={styles.total}>
      <span className="reading" data-long={number.length > 10 ? 2 : number.length > 7 ? 1 : undefined}>
        {number}
      </span>{' '}
      <span>
        {fill(pluralize(writer.copy.totalUnit[writer.unit], writer.language, 'n', amount), {
          inOtherUnit,
        })}
      </span>
    </p>
  );
}

/** A tank with the total as its water level, on a logarithmic scale. */
function Tank({ level, marks }: { level: number; marks: readonly string[] }) {
  // SVG attributes, because the content security policy forbids style attributes.
  const surface = `${100 - level}%`;
  return (
    <div className={styles.tank} aria-hidden="true">
      <svg className={styles.drawing} aria-hidden="true">
        <rect className={styles.water} y={surface} width="100%" height={`${level}%`} />
        <svg className={styles.pointer} aria-hidden="true" x="100%" y={surface} overflow="visible">
          <path d="m0 0 14-9V9z" />
        </svg>
      </svg>
      <div className={`ruler ${styles.ruler}`} />
      {marks.map(mark => (
        <span className={`label ${styles.mark}`} key={mark}>
          {mark}
        </span>
      ))}
    </div>
  );
}
