import type { PlannerCopy } from '#content/schema/planner.ts';
import { Button, Buttons } from '../../components/button/Button.tsx';
import { fillNumbers, type NumberFormat } from '../../planning/number-format.ts';
import { type SituationName, situationNames, situations } from '../../planning/rates.ts';
import styles from './Planner.module.css';

interface SituationsProps {
  copy: PlannerCopy['whole']['situations'];
  format: NumberFormat;
  /** The situation that the inputs describe right now. */
  current: SituationName | undefined;
  onChoose(name: SituationName): void;
}

/** Presets, each with its assumptions and source. */
export function Situations({ copy, format, current, onChoose }: SituationsProps) {
  return (
    <div className={`grid script-only ${styles.situations}`}>
      <h3 id="planner-situations">{copy.label}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons that fill them */}
      <div className={styles.choices} role="group" aria-labelledby="planner-situations">
        <Buttons>
          {situationNames.map(name => (
            <Button
              key={name}
              variant={name === current ? 'primary' : 'outline'}
              aria-pressed={name === current}
              onClick={() => onChoose(name)}
            >
              {copy[name].label}
            </Button>
          ))}
        </Buttons>
      </div>
      <p className={styles.note} aria-live="polite">
        {current ? fillNumbers(copy[current].note, situations[current], format) : copy.own}
      </p>
    </div>
  );
}
