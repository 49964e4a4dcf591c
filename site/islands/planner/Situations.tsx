import type { MouseEvent } from 'react';
import type { PlannerCopy } from '#content/schema/planner.ts';
import { writeAddress } from '../../planning/address.ts';
import { type Basis, workedExample } from '../../planning/inputs.ts';
import { type SituationName, situationNames, situations } from '../../planning/rates.ts';
import type { Unit } from '../../planning/unit.ts';
import styles from './Planner.module.css';

interface SituationsProps {
  copy: PlannerCopy['whole']['situations'];
  unit: Unit;
  basis: Basis;
  /** The situation that the inputs describe. */
  current: SituationName | undefined;
  onChoose(basis: Basis, name?: SituationName): void;
}

/** Presets. Links, so that they work before the island is hydrated. */
export function Situations({ copy, unit, basis, current, onChoose }: SituationsProps) {
  const preset = (label: string, isCurrent: boolean, presetBasis: Basis, name?: SituationName) => (
    <li key={label}>
      <a
        href={writeAddress({ ...workedExample, ...(name && situations[name]) }, presetBasis, unit)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onChoose(presetBasis, name);
        }}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav className={`grid script-only ${styles.situations}`} aria-label={copy.label}>
      <ul>
        {situationNames.map(name => preset(copy[name].label, name === current, 'people', name))}
        {preset(copy.amount.label, basis === 'amount', 'amount')}
      </ul>
    </nav>
  );
}
