import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { PressCopy } from '#content/schema/press.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { Table } from '../../components/table/Table.tsx';
import styles from './Press.module.css';

interface PressFiguresProps {
  copy: PressCopy['figures'];
  claims: ClaimsCopy;
}

/** Every figure of the site with its meaning or source, and a link to its limits. */
export function PressFigures({ copy, claims }: PressFiguresProps) {
  const { labels, figures, statistic } = claims;
  const rows = [
    ...figures.map(({ id, value, label, means }) => ({ id, says: `${value} ${label}`, means })),
    {
      id: 'statistic',
      says: [statistic.amount, ...statistic.lines].join(' '),
      means: statistic.source,
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
          columns={[labels.says, labels.means]}
          rows={rows.map(({ id, says, means }) => ({
            id,
            head: <strong>{says}</strong>,
            cells: [means],
          }))}
        />
        <p>
          <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}
