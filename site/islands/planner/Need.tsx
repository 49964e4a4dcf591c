import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import { ButtonLink, Buttons } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { PhoneNumber, telephoneHref } from '../../components/phone/Phone.tsx';
import { inputNames } from '../../planning/inputs.ts';
import { fillNumbers } from '../../planning/number-format.ts';
import { callAbovePeople } from '../../planning/plan.ts';
import { fieldCopy, mainRows, messageText } from '../../planning/rows.ts';
import { peopleAt, peopleSteps, stepOf } from '../../planning/scale.ts';
import { RateChoice, UnitChoice } from './Choices.tsx';
import { Formula } from './Group.tsx';
import { NumberField, problemOf } from './NumberField.tsx';
import styles from './Planner.module.css';
import { Result } from './Result.tsx';
import { Slider } from './Slider.tsx';
import { ToMessage } from './ToMessage.tsx';
import type { PlanState } from './use-plan.ts';

/** People, days and liters, and the result. */
export function Need({ state, phone, children }: { state: PlanState; phone: string; children: ReactNode }) {
  return (
    <div className={`grid ${styles.body}`}>
      <Inputs state={state} />
      <div className={styles.answer} id="result">
        {children}
        <Answer state={state} phone={phone} />
      </div>
    </div>
  );
}

function Inputs({ state }: { state: PlanState }) {
  const { text, format, reading, live, change, chooseUnit } = state;
  const { tool, whole } = text;
  const { input, problems } = reading;
  const sliderLabel = (label: string) => fill(tool.slider, { label });
  return (
    <div className={`script-only ${styles.inputs}`}>
      <UnitChoice key={`unit-${live}`} copy={tool.units} unit={format.unit} onChoose={chooseUnit} />
      <NumberField state={state} name="people">
        <Slider
          className={styles.people}
          label={sliderLabel(tool.people.label)}
          min={0}
          max={peopleSteps}
          value={stepOf(input.people)}
          valueText={format.number(input.people)}
          scale={[10, 100, 1000, 10_000, 100_000].map(format.number)}
          onChange={step => change({ people: peopleAt(step) })}
        />
      </NumberField>
      <NumberField state={state} name="days">
        <Slider
          className={styles.days}
          label={sliderLabel(tool.days.label)}
          min={1}
          max={30}
          value={Math.min(30, input.days)}
          valueText={format.number(input.days)}
          scale={[1, 10, 20, 30].map(format.number)}
          onChange={value => change({ days: value })}
        />
      </NumberField>
      <NumberField state={state} name="lpd" />
      <RateChoice
        // Remounted after hydration: some browsers restore an earlier choice without an event.
        key={`rate-${live}`}
        legend={whole.published}
        copy={tool.rates}
        format={format}
        value={problems.lpd ? undefined : input.lpd}
        onChoose={rate => change({ lpd: rate })}
      />
    </div>
  );
}

function Answer({ state, phone }: { state: PlanState; phone: string }) {
  const { text, language, format, reading } = state;
  const { tool, whole } = text;
  const { plan, input, complete, canShow } = reading;
  const rows = plan && mainRows(text, input, plan, format);
  return (
    <Result
      copy={tool}
      language={language}
      format={format}
      note={noteOf(state)}
      total={plan?.total}
      rows={
        rows ? [rows.perDay, ...(['tankers', 'taps'] as const).filter(canShow).map(group => rows[group])] : []
      }
    >
      {plan && input.people > callAbovePeople && (
        <div className={styles.call}>
          <p>{fillNumbers(tool.call, { people: callAbovePeople }, format)}</p>
          <ButtonLink href={telephoneHref(phone)} variant="urgent">
            <Icon name="phone" />
            <span>
              {tool.callName} <PhoneNumber phone={phone} />
            </span>
          </ButtonLink>
        </div>
      )}
      <div>
        <Buttons>
          <ToMessage
            copy={tool.message}
            text={plan && complete ? messageText(text, input, plan, format) : undefined}
          />
        </Buttons>
        <Formula title={whole.formulas.title} lines={whole.formulas.need} />
      </div>
    </Result>
  );
}

/** Names the unusable entries, or says that the plan is an example. */
function noteOf(state: PlanState): string | undefined {
  const { text, format, reading, isExample } = state;
  const problems = inputNames.flatMap(name => {
    const problem = problemOf(state, name);
    return problem ? [`${fieldCopy(text, name, format).label}: ${problem}`] : [];
  });
  const { unusable, separator } = text.tool;
  if (problems.length > 0) return fill(unusable, { problems: problems.join(separator) });
  return isExample ? fillNumbers(text.tool.example, reading.input, format) : undefined;
}
