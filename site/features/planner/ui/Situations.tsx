import type { MouseEvent } from 'react';
import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { type SituationName, situationAddress, situationNames } from '../model/situations.ts';
import type { Unit } from '../model/unit.ts';
import styles from './Planner.module.css';

interface SituationsProps {
  copy: PlannerCopy['whole']['situations'];
  unit: Unit;
  /** The situation that the inputs describe. */
  current: SituationName | undefined;
  onChoose(name: SituationName): void;
}

/** The situations to start from. Links, so that they work before the island is hydrated. */
export function Situations({ copy, unit, current, onChoose }: SituationsProps) {
  return (
    <nav className={`grid script-only ${styles.situations}`} aria-label={copy.label}>
      <ul>
        {situationNames.map(name => (
          <li key={name}>
            <a
              href={situationAddress(name, unit)}
              aria-current={name === current ? 'true' : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {copy[name].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
