import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { MoreLink } from '../../../components/Button.tsx';
import { Section } from '../../../components/Section.tsx';
import type { Contacts } from '../../../components/UrgentCall.tsx';
import { workedExample } from '../model/inputs.ts';
import { fillNumbers, numberFormat } from '../model/number-format.ts';
import { planFor } from '../model/plan.ts';
import { mainRows } from '../model/rows.ts';
import { PlannerForm } from './PlannerForm.tsx';
import styles from './PlannerSection.module.css';
import { Result } from './Result.tsx';
import { WithoutScript } from './WithoutScript.tsx';

interface PlannerSectionProps {
  copy: PlannerCopy;
  language: string;
  contacts: Contacts;
}

/** The form for the planner, beside a worked example. */
export function PlannerSection({ copy, language, contacts }: PlannerSectionProps) {
  const { title, lead, tool, note } = copy;
  const format = numberFormat(language, tool);
  const plan = planFor(workedExample);
  return (
    <Section
      id="planner"
      title={title}
      text={<span className="script-only">{lead}</span>}
      surface="shallow"
      className={styles.planner}
    >
      <div className={`col-1-5 ${styles.ask}`}>
        <PlannerForm copy={copy} language={language} />
        <WithoutScript copy={copy} language={language} contacts={contacts} />
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
    </Section>
  );
}
