import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { Table } from '../../components/table/Table.tsx';

/** Limits for drinking water, each with its source. */
export function WaterQuality({ copy }: { copy: SolutionsCopy['waterQuality'] }) {
  return (
    <section
      className="section"
      id="water-quality"
      data-surface="paper"
      aria-labelledby="water-quality-title"
    >
      <div className="grid section-head">
        <h2 className="col-1-7" id="water-quality-title">
          {copy.title}
        </h2>
        <p className="col-8-12 muted">{copy.text}</p>
      </div>
      <div className="grid">
        <Table
          labelledBy="water-quality-title"
          columns={copy.columns}
          rows={copy.rows.map(({ title, limit, source }) => ({
            id: title,
            head: <strong>{title}</strong>,
            cells: [limit, source],
          }))}
        />
      </div>
    </section>
  );
}
