import type { PlannerCopy } from '#content/schema/planner.ts';
import { Table } from '../../components/table/Table.tsx';
import { workedExample } from '../../planning/inputs.ts';
import { fillNumbers, numberFormat } from '../../planning/number-format.ts';
import { planFor } from '../../planning/plan.ts';
import { rateNames, rates, situations } from '../../planning/rates.ts';
import { inFull } from '../../planning/rows.ts';
import styles from './PlannerPage.module.css';

/** The published planning rates: what each covers, its source, and its total in the worked example. */
export function RateTable({ copy, language }: { copy: PlannerCopy; language: string }) {
  const { title, text, caption, columns, rows } = copy.figures;
  const format = numberFormat(language, copy.tool);
  const total = (lpd: number) => inFull(format.volume(planFor({ ...workedExample, lpd }).total), copy);
  const places = rateNames.map(name => ({ ...rows[name], lpd: rates[name], counted: true }));
  // The worked example is no clinic.
  const inpatient = { ...rows.inpatient, lpd: situations.clinic.lpd, counted: false };
  return (
    <section className="section" data-surface="white" aria-labelledby="figures-title">
      <div className={`grid ${styles.rates}`}>
        <h2 className="col-1-7" id="figures-title">
          {title}
        </h2>
        <p className="col-9-12 muted">{text}</p>
        <Table
          caption={fillNumbers(caption, { ...workedExample }, format)}
          columns={[columns.rate, columns.covers, columns.source, columns.total]}
          rows={[...places, inpatient].map(({ lpd, covers, source, counted }) => ({
            id: covers,
            head: (
              <>
                <p className={`reading ${styles.rate}`}>{format.size(lpd, 'liters')}</p>
                <p>{format.size(lpd, 'gallons')}</p>
              </>
            ),
            cells: [covers, source, counted ? total(lpd) : copy.tool.results.none],
          }))}
        />
      </div>
    </section>
  );
}
