import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { MoreLink } from '../../../components/Button.tsx';
import { workedExample } from '../model/inputs.ts';
import { fillNumbers, numberFormat } from '../model/number-format.ts';
import { planFor } from '../model/plan.ts';
import { mainRows } from '../model/rows.ts';
import { PlannerForm } from './PlannerForm.tsx';
import styles from './PlannerSection.module.css';
import { Result } from './Result.tsx';

/** The form for the planner, beside a worked example. */
export function PlannerSection({ copy, language }: { copy: PlannerCopy; language: string }) {
  const { title, lead, tool, note } = copy;
  const format = numberFormat(language, tool);
  const plan = planFor(workedExample);
  return (
    <section className="section" data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid section-head">
        <h2 className="col-1-7" id="planner-title">
          {title}
        </h2>
        <p className="col-9-12 muted script-only">{lead}</p>
      </div>
      <div className={`grid ${styles.body}`}>
        <div className={`col-1-5 ${styles.ask}`}>
          <PlannerForm copy={copy} language={language} />
          <noscript>
            <MoreLink href={copy.form.href}>{copy.whole.formulas.title}</MoreLink>
          </noscript>
          <p className="small muted">{note}</p>
        </div>
        <Result
          copy={tool}
          language={language}
          format={format}
          note={fillNumbers(tool.example, workedExample, format)}
          total={plan.total}
          rows={Object.values(mainRows(copy, workedExample, plan, format))}
        />
      </div>
    </section>
  );
}
