import type { Copy } from '#shared/content/parse.ts';
import { MoreLink } from '../../components/Button.tsx';
import styles from './Statistic.module.css';

/** The section is drawn as a water gauge: `dry` is above the level, and `wet` is below it. */
export function Statistic({ claims: { link, statistic } }: { claims: Copy['claims'] }) {
  return (
    <section className={styles.statistic} aria-labelledby="statistic-title">
      <div className={`screen-only ${styles.contours}`} aria-hidden="true" />
      {/* Visual blocks, but one text for screen readers: hence the spaces between the parts. */}
      <h2 className={styles.heading} id="statistic-title">
        <span className={styles.dry}>
          <span className="grid">
            <span className={`reading ${styles.amount}`}>{statistic.amount} </span>
          </span>
        </span>
        <span className={styles.wet}>
          <span className="grid">
            <span className={styles.lines}>
              {statistic.lines.map((line, index) => (
                <span key={line}>{index === 0 ? line : ` ${line}`}</span>
              ))}
            </span>
          </span>
        </span>
      </h2>
      <div className={styles.source}>
        <div className="grid" data-surface="deep">
          <p className="small muted">{statistic.source}</p>
          <p className="small">
            <MoreLink href={`${link.href}#statistic`} label={link.label} about={statistic.amount} />
          </p>
        </div>
      </div>
      <div className={`screen-only ${styles.gauge}`} aria-hidden="true">
        <div className="ruler" />
        <div className="ruler" />
      </div>
    </section>
  );
}
