import type { ReactNode } from 'react';
import { type InputName, needs } from '../model/inputs.ts';
import { rates } from '../model/rates.ts';
import { nearestStep, peopleAt, peopleSteps } from '../model/scale.ts';
import { RateChoice, UnitChoice } from './Choices.tsx';
import { NumberField } from './NumberField.tsx';
import styles from './Planner.module.css';
import { Slider } from './Slider.tsx';
import type { PlanState } from './use-plan.ts';

export function Inputs({ state, children }: { state: PlanState; children: ReactNode }) {
  const { text, format, basis, situation, live, chooseUnit } = state;
  return (
    <div className={`script-only ${styles.inputs}`}>
      {needs[basis].map(name => (
        <NumberField key={name} state={state} name={name}>
          <Chooser state={state} name={name} />
        </NumberField>
      ))}
      <UnitChoice key={`unit-${live}`} copy={text.tool.units} unit={format.unit} onChoose={chooseUnit} />
      {situation && <p className="small muted">{text.whole.situations[situation].note}</p>}
      {children}
    </div>
  );
}

/** Another way to choose the number of a field: a slider or the published rates. */
function Chooser({ state, name }: { state: PlanState; name: InputName }) {
  const { text, format, reading, basis, live, change } = state;
  const { tool } = text;
  const { input, problems } = reading;
  switch (name) {
    case 'people':
      return (
        <Slider
          className={styles.people}
          label={tool.people.label}
          min={0}
          max={peopleSteps}
          value={nearestStep(input.people)}
          valueText={format.number(input.people)}
          scale={[10, 100, 1000, 10_000, 100_000].map(format.number)}
          onChange={step => change({ people: peopleAt(step) })}
        />
      );
    case 'days':
      return (
        <Slider
          className={styles.days}
          label={tool.days.label}
          min={1}
          max={30}
          value={Math.min(30, input.days)}
          valueText={format.number(input.days)}
          scale={[1, 10, 20, 30].map(format.number)}
          onChange={value => change({ days: value })}
        />
      );
    case 'lpd':
      return (
        <>
          <RateChoice
            // Remounted after hydration: some browsers restore an earlier choice without an event.
            key={`rate-${live}`}
            copy={text}
            format={format}
            value={problems.lpd ? undefined : input.lpd}
            onChoose={rate => change({ lpd: rate })}
          />
          {basis === 'people' && input.lpd === rates.inpatient && <Warning text={tool.hospitals} />}
        </>
      );
    case 'lpi':
      return <Warning text={tool.hospitals} />;
    default:
      return undefined;
  }
}

const Warning = ({ text }: { text: string }) => <p className={styles.warning}>{text}</p>;
