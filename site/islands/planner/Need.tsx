import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import { Buttons } from '../../components/button/Button.tsx';
import { workedExample } from '../../planning/inputs.ts';
import { fillNumbers } from '../../planning/number-format.ts';
import type { RateName } from '../../planning/rates.ts';
import { messageText } from '../../planning/rows.ts';
import { peopleAt, peopleSteps, stepOf } from '../../planning/scale.ts';
import { NumberField } from './NumberField.tsx';
import styles from './Planner.module.css';
import { RateChoice } from './RateChoice.tsx';
import { Result } from './Result.tsx';
import { Slider } from './Slider.tsx';
import { ToMessage } from './ToMessage.tsx';
import type { PlanState } from './use-plan.ts';

interface NeedProps {
  state: PlanState;
  phone: string;
  /** The published rates to choose from. */
  rates: { legend: string; names: readonly RateName[] };
  /** A field for a custom rate. */
  ownRate?: ReactNode;
  /** Follows the button that hands the plan to the message form. */
  link?: ReactNode;
  /** How the result is calculated. */
  formula?: ReactNode;
}

/** The main question and its answer: how much water people need. */
export function Need({ state, phone, rates, ownRate, link, formula }: NeedProps) {
  const { text, format, reading, live, change } = state;
  const { tool } = text;
  const { plan, input, problems, complete } = reading;
  const sliderLabel = (label: string) => fill(tool.slider, { label });
  return (
    <>
      <div className="grid no-script">
        <p>{fillNumbers(tool.noScript, workedExample, format)}</p>
      </div>
      <div className={`grid ${styles.body}`}>
        <div className={`script-only ${styles.inputs}`}>
          <NumberField state={state} name="people" copy={tool.people}>
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
          <NumberField state={state} name="days" copy={tool.days}>
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
          {ownRate}
          <RateChoice
            // Rendered anew once the script runs: some browsers restore an earlier choice without telling it.
            key={String(live)}
            {...rates}
            copy={tool.rates}
            format={format}
            value={problems.lpd ? undefined : input.lpd}
            onChoose={rate => change({ lpd: rate })}
          />
        </div>
        <Result state={state} phone={phone}>
          <Buttons>
            <ToMessage
              copy={tool.message}
              text={plan && complete ? messageText(text, input, plan, format) : undefined}
            />
            {link}
          </Buttons>
          {formula}
        </Result>
      </div>
    </>
  );
}
