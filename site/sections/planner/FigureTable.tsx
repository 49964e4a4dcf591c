import type { PlannerCopy } from '#content/schema/planner.ts';
import { Table } from '../../components/table/Table.tsx';
import { workedExample } from '../../planning/inputs.ts';
import { figuresIn, fillNumbers, twoDecimals } from '../../planning/number-format.ts';
import { planFor } from '../../planning/plan.ts';
import { allRates, litersInGallon, rates, situations } from '../../planning/rates.ts';
import styles from './FigureTable.module.css';

/** The published planning figures: what each covers, where it stands, and what it comes to in the worked example. */
export function FigureTable({ copy, language }: { copy: PlannerCopy; language: string }) {
  const { title, text, caption, columns, rows } = copy.figures;
  const figures = figuresIn(language, copy.tool);
  const places = allRates.map(name => ({ ...rows[name], lpd: rates[name], counted: true }));
  const facilities = [
    { ...rows.inpatient, lpd: situations.clinic.lpd, counted: false },
    { ...rows.pupil, lpd: situations.school.lpd, counted: false },
  ];
  return (
    <section className="section" data-surface="white" aria-labelledby="figures-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-7" id="figures-title">
          {title}
        </h2>
        <p className="col-9-12 muted">{text}</p>
        <Table
          caption={fillNumbers(caption, { ...workedExample }, figures)}
          columns={[columns.rate, columns.covers, columns.source, columns.total]}
          rows={[...places, ...facilities].map(({ lpd, covers, source, counted }) => ({
            id: covers,
            head: (
              <>
                <p className={`reading ${styles.rate}`}>{figures.liters(twoDecimals(lpd))}</p>
                <p>{figures.gallons(twoDecimals(lpd / litersInGallon))}</p>
              </>
            ),
            cells: [
              covers,
              source,
              counted ? figures.volume(planFor({ ...workedExample, lpd }).total) : copy.tool.results.none,
            ],
          }))}
        />
      </div>
    </section>
  );
}
