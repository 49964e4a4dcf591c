import type { ReactNode } from 'react';
import fieldStyles from '../../../components/planner-field.module.css';
import range from '../../../components/range.module.css';
import { type InputName, needs, rateNames, rates } from '../model/inputs.ts';
import { fieldCopy, rateText } from '../model/planner-writer.ts';
import { sliders } from '../model/scale.ts';
import { NumberField } from './NumberField.tsx';
import styles from './Planner.module.css';
import type { PlanState } from './use-plan.ts';

/** The inputs of the need, the choice of the unit, and below them the children. */
export function Inputs({ state, children }: { state: PlanState; children: ReactNode }) {
  const { writer, entries, basis, situation, isHydrated } = state;
  const isForHospital = (name: InputName) =>
    name === 'litersPerInpatient' ||
    (name === 'litersPerPerson' && basis === 'people' && entries[name] === rates.inpatient);
  return (
    <div className="script-only stack col-1-5">
      {needs[basis].map(name => (
        <NumberField key={name} state={state} name={name}>
          {(name === 'people' || name === 'days') && <Slider state={state} name={name} />}
          {name === 'litersPerPerson' && <RateChoice key={`rate-${isHydrated}`} {...state} />}
          {isForHospital(name) && <p className={styles.warning}>{writer.copy.hospitals}</p>}
        </NumberField>
      ))}
      {/* This and the rates get a new key after hydration: some browsers restore a choice without an event. */}
      <UnitChoice key={`unit-${isHydrated}`} {...state} />
      {situation && <p className="small muted">{writer.copy.situations[situation].note}</p>}
      {children}
    </div>
  );
}

/** A slider drawn as a water gauge. While its number cannot be used, it is at its start. */
function Slider({ state, name }: { state: PlanState; name: keyof typeof sliders }) {
  const { writer, values } = state;
  const { min, max, valueAt, positionOf, marks } = sliders[name];
  const problemText = state.problemText(name);
  const position = problemText ? min : Math.min(max, Math.max(min, positionOf(values[name])));
  // Not in the static HTML, because the content security policy forbids style attributes.
  const level = state.isHydrated ? { ['--value' as string]: (position - min) / (max - min) } : undefined;
  return (
    <>
      <input
        className={`${range.range} ${styles[name]}`}
        style={level}
        type="range"
        min={min}
        max={max}
        value={position}
        autoComplete="off"
        aria-label={fieldCopy(writer, name).label}
        aria-valuetext={problemText ?? writer.number(values[name])}
        onChange={event => state.setEntry(name, valueAt(event.target.valueAsNumber))}
      />
      <div className={`label ${styles.scale}`} aria-hidden="true">
        {marks.map(mark => (
          <span key={mark}>{writer.number(mark)}</span>
        ))}
      </div>
    </>
  );
}

/** The published rates, to choose one instead of typing it. */
function RateChoice({ writer, entries, setEntry }: PlanState) {
  const chosen = rateNames.find(name => rates[name] === entries.litersPerPerson);
  return (
    <select
      aria-label={writer.copy.published}
      autoComplete="off"
      value={chosen ? rates[chosen] : ''}
      onChange={event => setEntry('litersPerPerson', Number(event.target.value))}
    >
      <option value="" disabled>
        {writer.copy.custom}
      </option>
      {rateNames.map(name => (
        <option key={name} value={rates[name]}>
          {rateText(writer, name)}
        </option>
      ))}
    </select>
  );
}

function UnitChoice({ writer, setUnit }: PlanState) {
  const copy = writer.copy.units;
  return (
    <fieldset className={styles.units}>
      <legend className={fieldStyles.legend}>{copy.label}</legend>
      {(['liters', 'gallons'] as const).map(unit => (
        <label key={unit}>
          <input
            type="radio"
            name="unit"
            value={unit}
            checked={unit === writer.unit}
            onChange={() => setUnit(unit)}
          />
          {copy[unit]}
        </label>
      ))}
    </fieldset>
  );
}
