import type { ReactNode } from 'react';
import { fill } from '#shared/i18n/fill.ts';
import { ButtonLink, Buttons } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { PhoneNumber, telephoneHref } from '../../../components/Phone.tsx';
import { workedExample } from '../model/inputs.ts';
import { fillNumbers } from '../model/number-format.ts';
import { callAbovePeople } from '../model/plan.ts';
import {
  fieldCopy,
  mainRows,
  messageText,
  needRows,
  perDayRows,
  planInputs,
  type Row,
} from '../model/rows.ts';
import { Formula } from './Group.tsx';
import { Inputs } from './Inputs.tsx';
import { fieldProblem } from './NumberField.tsx';
import styles from './Planner.module.css';
import { Result } from './Result.tsx';
import { LeftText, useToMessage } from './ToMessage.tsx';
import type { PlanState } from './use-plan.ts';

interface NeedProps {
  state: PlanState;
  phone: string;
  children: ReactNode;
}

/** The inputs of the need, and the result. */
export function Need({ state, phone, children }: NeedProps) {
  const { text, format, reading, isExample } = state;
  const { plan, input, complete } = reading;
  const message = useToMessage(
    text.tool.message,
    plan && complete ? messageText(text, input, plan, format, isExample) : undefined,
    state.focusProblem,
  );
  return (
    <div className={`grid ${styles.body}`}>
      <Inputs state={state}>
        <Bar state={state} message={message} />
      </Inputs>
      <div className={styles.answer} id="result">
        {children}
        <Answer state={state} phone={phone} message={message} />
      </div>
    </div>
  );
}

type Message = ReturnType<typeof useToMessage>;

/** The result in short, at the lower edge of a phone while its inputs change. */
function Bar({ state, message }: { state: PlanState; message: Message }) {
  const { text, format, reading } = state;
  const { bar } = text.tool;
  const { plan } = reading;
  return (
    plan && (
      <div className={styles.bar} data-surface="deep">
        <p>
          <span>{fill(bar.perDay, { amount: format.volume(plan.perDay).value })}</span>{' '}
          {reading.canShow('tankers') && <span>{format.trips(plan.tripsPerDay)}</span>}
        </p>
        <ButtonLink size="small" href={message.href} onClick={message.onClick}>
          {bar.add}
        </ButtonLink>
      </div>
    )
  );
}

function Answer({ state, phone, message }: { state: PlanState; phone: string; message: Message }) {
  const { text, language, format, reading } = state;
  const { tool, whole } = text;
  const { plan } = reading;
  return (
    <Result
      copy={tool}
      language={language}
      format={format}
      note={resultNote(state)}
      total={plan?.total}
      rows={shortRows(state)}
    >
      {plan && plan.people > callAbovePeople && (
        <div className={styles.call}>
          <p>{fillNumbers(tool.call, { people: callAbovePeople }, format)}</p>
          <ButtonLink href={telephoneHref(phone)} variant="urgent">
            <Icon name="phone" />
            <span>
              <span>{`${tool.callName} `}</span>
              <PhoneNumber phone={phone} />
            </span>
          </ButtonLink>
        </div>
      )}
      <div>
        <Buttons className="script-only">
          <ButtonLink href={message.href} onClick={message.onClick}>
            {tool.message.link.label}
          </ButtonLink>
        </Buttons>
        <LeftText copy={tool.message} text={message.left} />
        <Formula {...whole.formulas} lines={whole.formulas.need} />
      </div>
    </Result>
  );
}

/** The rows beside the total: the need per day, and its tanker trips. */
export function shortRows({ text, reading, format }: PlanState): Row[] {
  const { plan, input, canShow } = reading;
  if (!plan) return [];
  const { tankers } = mainRows(text, input, plan, format);
  return [...perDayRows(text, input, plan, format), ...(canShow('tankers') ? [tankers] : [])];
}

/** Names the unusable entries, or says what the result is for: an example, or the numbers of the visitor. */
export function resultNote(state: PlanState): string | undefined {
  const {
    text,
    format,
    basis,
    reading: { input },
    isExample,
    isUntouched,
  } = state;
  const problems = planInputs(basis).flatMap(name => {
    const value = fieldProblem(state, name);
    return value ? [fill(text.tool.line, { label: fieldCopy(text, name, format).label, value })] : [];
  });
  const { unusable, separator } = text.tool;
  if (problems.length > 0) return fill(unusable, { problems: problems.join(separator) });
  if (isUntouched) return fillNumbers(text.tool.example, workedExample, format);
  if (isExample) return text.whole.example;
  return needRows(text, basis, input, format)
    .map(({ label, value }) => fill(text.tool.line, { label, value }))
    .join(separator);
}
