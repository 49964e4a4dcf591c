import { fill } from '#shared/i18n/fill.ts';
import { ButtonLink, Buttons } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { PhoneNumber, telephoneHref } from '../../../components/Phone.tsx';
import { fieldCopy } from '../model/field-text.ts';
import { needs, planInputs, workedExample } from '../model/inputs.ts';
import { callAbovePeople } from '../model/plan.ts';
import { inputRows, type Row, rowLine } from '../model/rows.ts';
import styles from './Answer.module.css';
import { Formula } from './Group.tsx';
import { MessageLink } from './MessageLink.tsx';
import { Result } from './Result.tsx';
import type { PlanState } from './use-plan.ts';

/** The result of the need, whom to call about a large one, and the way into a message. */
export function Answer({ state, phone }: { state: PlanState; phone: string }) {
  const { text, reading } = state;
  const { calculator } = text;
  const { formulas } = text.plannerPage;
  const { plan } = reading;
  return (
    <Result text={text} note={resultNote(state)} total={plan?.total} rows={shortRows(state)}>
      {plan && plan.people > callAbovePeople && (
        <div className={styles.call}>
          <p>{text.fillNumbers(calculator.call, { people: callAbovePeople })}</p>
          <ButtonLink href={telephoneHref(phone)} variant="urgent">
            <Icon name="phone" />
            <span>
              <span>{`${calculator.callName} `}</span>
              <PhoneNumber phone={phone} />
            </span>
          </ButtonLink>
        </div>
      )}
      <div>
        <Buttons className="script-only">
          <MessageLink state={state} label={calculator.message.link.label} />
        </Buttons>
        <Formula title={formulas.title} lines={formulas.need} sources={formulas.sources} />
      </div>
    </Result>
  );
}

/** The result in short, at the lower edge of a phone while its inputs change. */
export function Bar({ state }: { state: PlanState }) {
  const { text, reading } = state;
  const { bar } = text.calculator;
  const { plan, canShow } = reading;
  return (
    plan && (
      <div className={styles.bar} data-surface="deep">
        <p>
          <span>{fill(bar.perDay, { amount: text.volume(plan.perDay).value })}</span>{' '}
          {canShow('tankers') && <span>{text.trips(plan.tripsPerDay)}</span>}
        </p>
        <MessageLink state={state} label={bar.add} size="small" />
      </div>
    )
  );
}

/** The announcement for screen readers: the plan, or the entries that prevent it. */
export function announcement(state: PlanState): string {
  const { text, rows } = state;
  if (!rows) return resultNote(state);
  return [rows.total, ...shortRows(state)].map(row => rowLine(text, row)).join(text.calculator.separator);
}

/** The rows beside the total: the need per day, and its tanker trips. */
function shortRows({ rows, reading }: PlanState): Row[] {
  return rows ? [...rows.perDay, ...(reading.canShow('tankers') ? [rows.trips] : [])] : [];
}

/** Names the unusable entries, or says what the result is for: an example, or the numbers of the visitor. */
function resultNote(state: PlanState): string {
  const { text, basis, reading } = state;
  const { unusable, separator, example } = text.calculator;
  const list = (rows: Row[]) => rows.map(row => rowLine(text, row)).join(separator);
  const problems = planInputs(basis).flatMap(name => {
    const value = state.problem(name);
    return value ? [{ label: fieldCopy(text, name).label, value }] : [];
  });
  if (problems.length > 0) return fill(unusable, { problems: list(problems) });
  if (state.isUntouched) return text.fillNumbers(example, workedExample);
  if (state.isExample) return text.plannerPage.example;
  return list(inputRows(text, reading.values, needs[basis]));
}
