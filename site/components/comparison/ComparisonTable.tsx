import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { Table } from '../table/Table.tsx';

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
