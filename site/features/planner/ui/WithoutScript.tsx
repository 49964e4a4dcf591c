import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { fill } from '#shared/i18n/fill.ts';
import { ContactText } from '../../../components/ContactText.tsx';
import type { Contacts } from '../../../components/UrgentCall.tsx';
import { rates, workedExample } from '../model/inputs.ts';
import { fillNumbers, numberFormat } from '../model/number-format.ts';
import { planFor } from '../model/plan.ts';
import { Rows } from './Result.tsx';

interface WithoutScriptProps {
  copy: PlannerCopy;
  language: string;
  contacts: Contacts;
}

/** In place of the calculator: its rule, and needs worked out with it. */
export function WithoutScript({ copy, language, contacts }: WithoutScriptProps) {
  const { rule, row, call } = copy.withoutScript;
  const format = numberFormat(language, copy.tool);
  const amount = (liters: number) => format.size(liters, format.unit);
  const rows = [50, 150, 500].map(people => {
    const need = { people, days: 3 };
    const { total } = planFor({ ...workedExample, ...need });
    return { label: fillNumbers(row, need, format), ...format.volume(total) };
  });
  return (
    <noscript>
      <div className="stack">
        {' '}
        <p>{fill(rule, { person: amount(rates.sphere), inpatient: amount(rates.inpatient) })}</p>
        <Rows rows={rows} />
        <p>
          <ContactText text={call} {...contacts} />
        </p>
      </div>
    </noscript>
  );
}
