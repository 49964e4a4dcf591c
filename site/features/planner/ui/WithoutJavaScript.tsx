import { ContactText } from '../../../components/ContactText.tsx';
import type { Page } from '../../../page.ts';
import { workedExample } from '../model/inputs.ts';
import { planFor } from '../model/plan.ts';
import { createPlannerWords, ruleText } from '../model/planner-words.ts';
import { Rows } from './Result.tsx';

/** Replaces the planner: its formula, and examples worked out with it. */
export function WithoutJavaScript({ page }: { page: Page }) {
  const { planner } = page.copy;
  const { needsScript, row, call } = planner.withoutScript;
  const { email, phone } = page.organization;
  const words = createPlannerWords(planner, page.language);
  const rows = [50, 150, 500].map(people => {
    const need = { people, days: 3 };
    const { total } = planFor({ ...workedExample, ...need });
    return { label: words.fillNumbers(row, need), ...words.volume(total) };
  });
  return (
    <noscript>
      <div className="stack">
        <p>{`${needsScript} ${ruleText(words)}`}</p>
        <Rows rows={rows} />
        <p>
          <ContactText text={call} email={email} phone={phone} />
        </p>
      </div>
    </noscript>
  );
}
