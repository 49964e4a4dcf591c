import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { fill } from '#shared/i18n/fill.ts';
import { type Contacts, ContactText } from '../../../components/ContactText.tsx';
import { rates, workedExample } from '../model/inputs.ts';
import { planFor } from '../model/plan.ts';
import { plannerText } from '../model/planner-text.ts';
import { Rows } from './Result.tsx';

interface WithoutJavaScriptProps {
  copy: PlannerCopy;
  language: string;
  contacts: Contacts;
}

/** Replaces the calculator: its formula, and examples worked out with it. */
export function WithoutJavaScript({ copy, language, contacts }: WithoutJavaScriptProps) {
  const { rule, row, call } = copy.withoutScript;
  const text = plannerText(copy, language);
  const rows = [50, 150, 500].map(people => {
    const need = { people, days: 3 };
    const { total } = planFor({ ...workedExample, ...need });
    return { label: text.fillNumbers(row, need), ...text.volume(total) };
  });
  return (
    <noscript>
      <div className="stack">
        {' '}
        <p>{fill(rule, { person: text.size(rates.sphere), inpatient: text.size(rates.inpatient) })}</p>
        <Rows rows={rows} />
        <p>
          <ContactText text={call} {...contacts} />
        </p>
      </div>
    </noscript>
  );
}
