import type { SolutionsWords } from '../../../content/schema/solutions.ts';
import { Table } from '../../components/table/Table.tsx';
import styles from './Comparison.module.css';

/** How the three options compare. */
export function Comparison({ words }: { words: SolutionsWords['comparison'] }) {
  return (
    <section className="section" id="comparison" data-surface="white" aria-labelledby="comparison-title">
      <div className={`grid ${styles.comparison}`}>
        <h2 className="col-1-8" id="comparison-title">
          {words.title}
        </h2>
        <Table
          labelledBy="comparison-title"
          columns={['', ...words.columns]}
          rows={words.rows.map(({ title, cells }) => ({
            id: title,
            head: <span className="label label--strong">{title}</span>,
            cells,
          }))}
        />
        <p className="small muted">{words.sources}</p>
      </div>
    </section>
  );
}
