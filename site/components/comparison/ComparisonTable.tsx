import type { SolutionsWords } from '#content/schema/solutions.ts';
import { Table } from '../table/Table.tsx';

interface ComparisonTableProps {
  words: SolutionsWords['comparison'];
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Places of the options to show; all of them when left out. */
  options?: readonly number[];
}

/** Options side by side. */
export function ComparisonTable({ words, labelledBy, options }: ComparisonTableProps) {
  const shown = (_: string, place: number) => options?.includes(place) ?? true;
  return (
    <Table
      labelledBy={labelledBy}
      columns={['', ...words.columns.filter(shown)]}
      rows={words.rows.map(({ title, cells }) => ({
        id: title,
        head: <span className="label label--strong">{title}</span>,
        cells: cells.filter(shown),
      }))}
    />
  );
}
