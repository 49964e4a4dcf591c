import { Button, MoreLink } from '../../components/Button.tsx';
import fieldStyles from '../../components/planner-field.module.css';
import { Section } from '../../components/Section.tsx';
import { maxEntryLength } from '../../features/planner/model/entries.ts';
import { rateNames, rates, workedExample } from '../../features/planner/model/inputs.ts';
import { planFor } from '../../features/planner/model/plan.ts';
import { initialRequest, linkName, writeLink } from '../../features/planner/model/plan-link.ts';
import {
  createPlannerWriter,
  type PlannerWriter,
  rateText,
} from '../../features/planner/model/planner-writer.ts';
import { planRows } from '../../features/planner/model/rows.ts';
import { inSituation } from '../../features/planner/model/situations.ts';
import { Result } from '../../features/planner/ui/Result.tsx';
import type { Page } from '../../page.ts';
import { WithoutPlanner } from '../several-pages/WithoutPlanner.tsx';
import styles from './PlannerSection.module.css';

/** The form for the planner, beside a worked example. */
export function PlannerSection({ page }: { page: Page }) {
  const { title, lead, note, form, formulas } = page.copy.planner;
  const writer = createPlannerWriter(page.copy.planner, page.language);
  const plan = planFor(workedExample);
  const { perDay, trips } = planRows(writer, workedExample, plan);
  return (
    <Section
      id="planner"
      title={title}
      text={<span className="script-only">{lead}</span>}
      surface="shallow"
      className={styles.planner}
    >
      <div className={`col-1-5 ${styles.ask}`}>
        <PlannerForm writer={writer} />
        <noscript>
          <WithoutPlanner page={page} />
          <MoreLink href={form.href} label={formulas.title} />
        </noscript>
        <p className="small muted">{note}</p>
      </div>
      <Result
        writer={writer}
        note={writer.fillNumbers(writer.copy.workedExample, workedExample)}
        total={plan.total}
        rows={[perDay, trips]}
      />
    </Section>
  );
}

/** A GET form that opens the planner, which shows the result of the numbers or asks for what is missing. */
function PlannerForm({ writer }: { writer: PlannerWriter }) {
  const { copy } = writer;
  const { form } = copy;
  const rate = linkName('litersPerPerson');
  return (
    <form
      className={`script-only ${styles.form}`}
      action={`${form.href}#result`}
      aria-labelledby="planner-title"
    >
      {(['people', 'days'] as const).map(name => (
        <div className={fieldStyles.field} key={name}>
          <label htmlFor={`ask-${name}`}>{copy[name].label}</label>
          <input
            id={`ask-${name}`}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={maxEntryLength}
          />
        </div>
      ))}
      <div className={`${fieldStyles.field} ${styles.wide}`}>
        <label htmlFor={`ask-${rate}`}>{form.use}</label>
        <select
          id={`ask-${rate}`}
          name={rate}
          autoComplete="off"
          defaultValue={workedExample.litersPerPerson}
        >
          {rateNames.map(name => (
            <option key={name} value={rates[name]}>
              {rateText(writer, name)}
            </option>
          ))}
        </select>
        <p className="small">
          <a href={form.href + writeLink(inSituation('clinic', initialRequest))}>{form.clinic}</a>
        </p>
      </div>
      <Button type="submit">{form.submit}</Button>
    </form>
  );
}
