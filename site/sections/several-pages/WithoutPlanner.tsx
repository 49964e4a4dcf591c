import { fill } from '#shared/i18n/fill.ts';
import { ContactText } from '../../components/ContactText.tsx';
import { rates, workedExample } from '../../features/planner/model/inputs.ts';
import { planFor } from '../../features/planner/model/plan.ts';
import { createPlannerWriter } from '../../features/planner/model/planner-writer.ts';
import { Rows } from '../../features/planner/ui/Rows.tsx';
import type { Page } from '../../page.ts';

/** Replaces the planner: its formula, examples worked out with it, and whom to call. */
export function WithoutPlanner({ page }: { page: Page }) {
  const { planner } = page.copy;
  const { notLoaded, reload, rule, row, call } = planner.withoutPlanner;
  const { email, phone } = page.organization;
  const writer = createPlannerWriter(planner, page.language);
  const daily = { person: writer.amount(rates.sphere), inpatient: writer.amount(rates.inpatient) };
  const rows = [50, 150, 500].map(people => {
    const need = { people, days: 3 };
    const { total } = planFor({ ...workedExample, ...need });
    return { label: writer.fillNumbers(row, need), ...writer.volume(total) };
  });
  return (
    <div className="stack">
      <p>
        {notLoaded} {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query */}
        <a href="">{reload}</a>
      </p>
      <p>{fill(rule, daily)}</p>
      <Rows rows={rows} />
      <p>
        <ContactText text={call} email={email} phone={phone} />
      </p>
    </div>
  );
}
