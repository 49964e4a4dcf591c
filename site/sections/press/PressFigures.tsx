import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { PressCopy } from '#content/schema/press.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { Table } from '../../components/table/Table.tsx';
import styles from './Press.module.css';

interface PressFiguresProps {
  copy: PressCopy['figures'];
  claims: ClaimsCopy;
}

/** Every figure of the site with its meaning or source and its limits, in the copy of the page of claims. */
export function PressFigures({ copy, claims }: PressFiguresProps) {
  const { labels, figures, statistic } = claims;
  const rows = [
    ...figures.map(({ id, value, label, detail, means, limits }) => ({
      id,
      says: [`${value} ${label}`, detail].filter(Boolean).join(', '),
      means,
      limits,
    })),
    {
      id: 'statistic',
      says: [statistic.amount, ...statistic.lines].join(' '),
      means: statistic.source,
      limits: statistic.limits,
    },
  ];
  return (
    <section className="section" data-surface="white" aria-labelledby="press-figures-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="press-figures-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">{copy.text}</p>
        <Table
          labelledBy="press-figures-title"
          columns={[labels.says, labels.means, labels.limits]}
          rows={rows.map(({ id, says, means, limits }) => ({
            id,
            head: <strong>{says}</strong>,
            cells: [means, limits],
          }))}
        />
        <p>
          <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}
