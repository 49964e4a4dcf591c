import type { PressWords } from '#content/schema/about.ts';
import type { ClaimsWords } from '#content/schema/claims.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { Table } from '../../components/table/Table.tsx';
import styles from './Press.module.css';

interface FiguresProps {
  words: PressWords['figures'];
  claims: ClaimsWords;
}

/** Every figure of the site with its meaning or source and its limits, in the words of the page of claims. */
export function Figures({ words, claims }: FiguresProps) {
  const { columns, figures, statistic } = claims;
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
          {words.title}
        </h2>
        <p className="col-7-12 muted">{words.text}</p>
        <Table
          labelledBy="press-figures-title"
          columns={[columns.says, columns.means, columns.limits]}
          rows={rows.map(({ id, says, means, limits }) => ({
            id,
            head: <strong>{says}</strong>,
            cells: [means, limits],
          }))}
        />
        <p>
          <MoreLink href={words.link.href}>{words.link.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}
