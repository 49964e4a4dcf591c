import { situationAddress, situationNames } from '../model/situations.ts';
import styles from './Planner.module.css';
import type { PlanState } from './use-plan.ts';

/** The situations to start from. Links, so that they work before the island is hydrated. */
export function Situations({ state }: { state: PlanState }) {
  const copy = state.text.whole.situations;
  return (
    <nav className={`grid script-only ${styles.situations}`} aria-label={copy.label}>
      <ul>
        {situationNames.map(name => (
          <li key={name}>
            <a
              href={situationAddress(name, state.text.unit)}
              aria-current={name === state.situation ? 'true' : undefined}
              onClick={event => {
                event.preventDefault();
                state.chooseSituation(name);
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
