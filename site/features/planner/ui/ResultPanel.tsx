import { fill } from '#shared/i18n/fill.ts';
import { ButtonLink, Buttons } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { PhoneNumber, telephoneHref } from '../../../components/Phone.tsx';
import { addPlanToDraft } from '../../contact-form/model/draft.ts';
import { needs, workedExample } from '../model/inputs.ts';
import { messageText } from '../model/message-text.ts';
import { asksForCall, callAbove } from '../model/plan.ts';
import { fieldCopy } from '../model/planner-writer.ts';
import { inputRows, type Row, rowLine } from '../model/rows.ts';
import { Formula } from './Formula.tsx';
import { Result } from './Result.tsx';
import styles from './ResultPanel.module.css';
import type { PlanState } from './use-plan.ts';

/** The result of the need, whom to call about a large one, and the way into a message. */
export function ResultPanel({ state, phone }: { state: PlanState; phone: string }) {
  const { writer, plan, rows, isUsable } = state;
  const { call, callName, message, formulas } = writer.copy;
  return (
    <Result
      writer={writer}
      note={resultNote(state)}
      total={plan.total}
      // Trips need the supply, too.
      rows={[rows.perDay, ...(isUsable ? [rows.trips] : [])]}
    >
      {isUsable && asksForCall(plan) && (
        <div className={styles.call}>
          <p>
            {fill(call, {
              people: writer.number(callAbove.people),
              amount: writer.amount(callAbove.litersPerDay),
            })}
          </p>
          <ButtonLink href={telephoneHref(phone)} variant="urgent">
            <Icon name="phone" />
            <span>
              <span>{`${callName} `}</span>
              <PhoneNumber phone={phone} />
            </span>
          </ButtonLink>
        </div>
      )}
      <div>
        <Buttons className="script-only">
          <MessageLink state={state} label={message.link.label} />
        </Buttons>
        <Formula title={formulas.title} lines={formulas.need} sources={formulas.sources} />
      </div>
    </Result>
  );
}

/** The result in short, at the lower edge of a phone while its inputs change. */
export function ResultBar({ state }: { state: PlanState }) {
  const { writer, plan, isUsable } = state;
  const { bar } = writer.copy;
  return (
    isUsable && (
      <div className={`row ${styles.bar}`} data-surface="deep">
        <p>
          <span>{fill(bar.perDay, { amount: writer.volume(plan.perDay).value })}</span>{' '}
          <span>{writer.count('trips', plan.tripsPerDay)}</span>
        </p>
        <MessageLink state={state} label={bar.add} size="small" />
      </div>
    )
  );
}

/** Leads to the contact form, with the plan in its draft, or to the first problem of a plan. */
function MessageLink({ state, label, size }: { state: PlanState; label: string; size?: 'small' }) {
  const { writer, plan, values, isUsable, isExample, focusProblem } = state;
  const { link, questions } = writer.copy.message;
  return (
    <ButtonLink
      href={link.href}
      label={label}
      size={size}
      onClick={event => {
        if (isUsable) return addPlanToDraft(messageText(writer, values, plan, isExample), questions);
        event.preventDefault();
        focusProblem();
      }}
    />
  );
}

/** The announcement for screen readers: the plan, or the entries that prevent it. */
export function announcement(state: PlanState): string {
  const { writer, rows, isUsable } = state;
  if (!isUsable) return resultNote(state);
  return [rows.total, rows.perDay, rows.trips].map(row => rowLine(writer, row)).join(writer.copy.separator);
}

/** Names the unusable entries, or says what the result is for: an example, or the numbers of the visitor. */
function resultNote(state: PlanState): string {
  const { writer } = state;
  const { copy } = writer;
  const list = (rows: Row[]) => rows.map(row => rowLine(writer, row)).join(copy.separator);
  if (!state.isUsable) {
    const problems = state.unusable.map(name => ({
      label: fieldCopy(writer, name).label,
      value: state.problemText(name) ?? '',
    }));
    return fill(copy.unusable, { problems: list(problems) });
  }
  if (state.isUntouched) return writer.fillNumbers(copy.workedExample, workedExample);
  if (state.isExample) return copy.example;
  return list(inputRows(writer, state.values, needs[state.basis]));
}
