import type { ReactNode } from 'react';
import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { type Contacts, ContactText } from '../../../components/ContactText.tsx';
import { groupsOf } from '../model/inputs.ts';
import { writeLink } from '../model/plan-link.ts';
import { type PlannerWriter, ruleText } from '../model/planner-writer.ts';
import { inSituation, situationNames } from '../model/situations.ts';
import { Group } from './Group.tsx';
import { Inputs } from './Inputs.tsx';
import styles from './Planner.module.css';
import { announcement, Bar, ResultPanel } from './ResultPanel.tsx';
import { type PlanState, useDebounced, usePlan } from './use-plan.ts';

interface PlannerProps extends Contacts {
  copy: PlannerCopy;
  language: string;
  /** Static HTML for browsers without JavaScript. */
  children?: ReactNode;
}

/**
 * The water planner: all inputs, results and formulas, and a plan to link to or print. The static HTML shows
 * the worked example, with fields disabled until the island is hydrated; where the address has a plan, the
 * page hides the example until then. If that takes long, it says how to count instead.
 */
export function Planner({ copy, language, phone, email, children }: PlannerProps) {
  const state = usePlan(copy, language);
  const { writer } = state;
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
          <NotLoaded writer={writer} phone={phone} email={email} />
        </>
      )}
      <fieldset className={styles.planner} disabled={!state.isHydrated} aria-labelledby="planner-title">
        <Situations {...state} />
        <div className={`grid ${styles.body}`}>
          <Inputs state={state}>
            <Bar state={state} />
          </Inputs>
          <div
            className={`col-6-12 ${styles.result}`}
            id="result"
            data-unusable={state.isNeedUsable ? undefined : ''}
          >
            {children}
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

/** Replaces a planner that does not load in time: how to count without it, and whom to call. */
function NotLoaded({ writer, ...contacts }: { writer: PlannerWriter } & Contacts) {
  const { notLoaded, reload, call } = writer.copy.withoutScript;
  return (
    <div className={`grid script-only ${styles.notLoaded}`}>
      <div className="stack">
        <p>
          {notLoaded} {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query */}
          <a href="">{reload}</a>
        </p>
        <p>{ruleText(writer)}</p>
        <p>
          <ContactText text={call} {...contacts} />
        </p>
      </div>
    </div>
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
