import type { ReactNode } from 'react';
import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { type GroupName, groups, groupsOf } from '../model/inputs.ts';
import { writeLink } from '../model/plan-link.ts';
import { inSituation, situationNames } from '../model/situations.ts';
import { Formula } from './Formula.tsx';
import { Inputs } from './Inputs.tsx';
import { NumberField } from './NumberField.tsx';
import styles from './Planner.module.css';
import { announcement, ResultBar, ResultPanel } from './ResultPanel.tsx';
import { Rows } from './Rows.tsx';
import { type PlanState, useDebounced, usePlan } from './use-plan.ts';

interface PlannerProps {
  copy: PlannerCopy;
  language: string;
  phone: string;
  /** Static HTML in the place of the planner, as long as its script has not come. */
  children?: ReactNode;
}

/**
 * The water planner: all inputs, results and formulas, and a plan to link to or print. The static HTML shows
 * the worked example, with fields disabled until the island is hydrated; where the address has a plan, the
 * page hides the example until then. If that takes long, the children take its place.
 */
export function Planner({ copy, language, phone, children }: PlannerProps) {
  const state = usePlan(copy, language);
  const announced = useDebounced(state.isUntouched ? '' : announcement(state));
  return (
    <section className={styles.page} data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid">
        <h1 className={styles.title} id="planner-title">
          {copy.title}
        </h1>
      </div>
      {!state.isHydrated && (
        <>
          <div className={`grid ${styles.loading}`}>
            <p>{copy.loading}</p>
          </div>
          <div className={`grid ${styles.notLoaded}`}>
            <div>{children}</div>
          </div>
        </>
      )}
      <fieldset className={styles.planner} disabled={!state.isHydrated} aria-labelledby="planner-title">
        <Situations {...state} />
        <div className={`grid ${styles.body}`}>
          <Inputs state={state}>
            <ResultBar state={state} />
          </Inputs>
          <div
            className={`col-6-12 ${styles.result}`}
            id="result"
            data-unusable={state.isNeedUsable ? undefined : ''}
          >
            <ResultPanel state={state} phone={phone} />
          </div>
        </div>
        <div className={`grid ${styles.groups}`} data-unusable={state.isUsable ? undefined : ''}>
          {groupsOf(state.basis).map(name => (
            <Group key={name} name={name} state={state} />
          ))}
        </div>
        <div className="grid script-only">
          <p>{state.isHydrated && state.isUsable && copy.keep}</p>
        </div>
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </fieldset>
    </section>
  );
}

/** The situations to start from. Links, so that they work before the island is hydrated. */
function Situations({ writer, request, situation, change }: PlanState) {
  const copy = writer.copy.situations;
  return (
    <nav className={`grid script-only quiet-links ${styles.situations}`} aria-label={copy.label}>
      <ul className={styles.choices}>
        {situationNames.map(name => (
          <li key={name}>
            <a
              href={writeLink(inSituation(name, request))}
              aria-current={name === situation ? 'true' : undefined}
              onClick={event => {
                // For a new tab or window the browser follows the link.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                change(now => inSituation(name, now));
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

/** Some inputs of the supply, with the results that they decide and how these are calculated. */
function Group({ name, state }: { name: GroupName; state: PlanState }) {
  const { copy } = state.writer;
  return (
    <section className={`stack ${styles.group}`} aria-labelledby={`planner-${name}-title`}>
      <h2 id={`planner-${name}-title`}>{copy[name].title}</h2>
      <div className="script-only stack">
        {groups[name].map(input => (
          <NumberField key={input} state={state} name={input} />
        ))}
      </div>
      <Rows rows={state.rows[name]} />
      <Formula title={copy.formulas.title} lines={copy.formulas[name]} />
    </section>
  );
}
