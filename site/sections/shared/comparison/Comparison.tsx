import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { Table } from '../../../components/table/Table.tsx';
import styles from './Comparison.module.css';

/** How the three options compare. */
export function Comparison({ copy }: { copy: SolutionsCopy['comparison'] }) {
  return (
    <section
      className={`section ${styles.section}`}
      id="comparison"
      data-surface="white"
      aria-labelledby="comparison-title"
    >
      <div className={`grid ${styles.comparison}`}>
        <h2 className="col-1-8" id="comparison-title">
          {copy.title}
        </h2>
        <ComparisonTable copy={copy} labelledBy="comparison-title" />
        <p className="small muted">{copy.sources}</p>
      </div>
    </section>
  );
}

interface ComparisonTableProps {
  copy: SolutionsCopy['comparison'];
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Places of the options to show; all of them when left out. */
  options?: readonly number[];
}

/** Options side by side. */
export function ComparisonTable({ copy, labelledBy, options }: ComparisonTableProps) {
  const shown = (_: string, place: number) => options?.includes(place) ?? true;
  return (
    <Table
      labelledBy={labelledBy}
      columns={['', ...copy.columns.filter(shown)]}
      rows={copy.rows.map(({ title, cells }) => ({
        id: title,
        head: <span className="label label--strong">{title}</span>,
        cells: cells.filter(shown),
      }))}
    />
  );
}
