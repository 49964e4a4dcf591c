import { useEffect, useRef, useState } from 'react';
import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { type Entries, type Entry, readEntries } from '../model/entries.ts';
import { eachInput, type InputName, needs, planInputs, type Unit } from '../model/inputs.ts';
import { firstRequest, type PlanRequest, readLink, writeLink } from '../model/plan-link.ts';
import { createPlannerWriter, entryProblemText } from '../model/planner-writer.ts';
import { planRows } from '../model/rows.ts';
import { findSituation, type SituationName, situations, situationValues } from '../model/situations.ts';

export type PlanState = ReturnType<typeof usePlan>;

/** The state of the planner, which starts with the worked example or the plan in the address. */
export function usePlan(copy: PlannerCopy, language: string) {
  const [request, setRequest] = useState(firstRequest);
  const [origin, setOrigin] = useState<'untouched' | 'address' | 'visitor'>('untouched');
  const [isHydrated, setHydrated] = useState(false);
  const { entries, basis, unit, isExample } = request;
  const writer = createPlannerWriter(copy, language, basis, unit);
  const reading = readEntries(entries, basis, unit);
  const { values, problems, plan } = reading;
  const situation = findSituation(basis, plan ? values : {});
  const query = writeLink(linkEntries(request), basis, unit, isExample);

  // After the first render, which must match the static HTML.
  useEffect(() => {
    const asked = readLink(location.search);
    if (asked) {
      setRequest(asked);
      setOrigin('address');
    }
    setHydrated(true);
  }, []);

  // Once, on arrival: the small form on Home may have sent an entry that cannot be used.
  useEffect(() => {
    if (origin === 'address') focusProblem();
  }, [origin]);

  // The address follows at once, so that Back, a reload and other languages have the plan, but not each step of
  // a slider: Safari allows 100 changes of the address in 30 seconds.
  const changed = origin === 'visitor' ? query : undefined;
  const writtenAt = useRef(0);
  useEffect(() => {
    if (changed === undefined) return;
    function write() {
      if (location.search === changed) return;
      writtenAt.current = Date.now();
      try {
        history.replaceState(history.state, '', changed + location.hash);
      } catch {
        // Too many all the same: the next change, click or leaving brings the address up to date.
      }
    }
    const wait = writtenAt.current + 350 - Date.now();
    const timer = wait > 0 ? setTimeout(write, wait) : undefined;
    if (!timer) write();
    const end = new AbortController();
    for (const leaving of ['click', 'visibilitychange'])
      addEventListener(leaving, write, { capture: true, signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [changed]);

  function focusProblem() {
    const name = planInputs(basis).find(needed => problems[needed]);
    if (name) document.getElementById(`planner-${name}`)?.focus();
  }

  /** Another change may have come since this was rendered. */
  function ask(change: (now: PlanRequest) => Partial<PlanRequest>) {
    setRequest(now => ({ ...now, ...change(now) }));
    setOrigin('visitor');
  }

  return {
    writer,
    entries,
    reading,
    rows: plan && planRows(writer, values, plan),
    basis,
    situation,
    isExample,
    isUntouched: origin === 'untouched',
    isHydrated,
    focusProblem,
    problemText(name: InputName) {
      return problems[name] && entryProblemText(writer, name, problems[name]);
    },
    enter(name: InputName, entry: Entry) {
      ask(now => ({
        entries: { ...now.entries, [name]: entry },
        isExample: now.isExample && !needs[now.basis].some(needed => needed === name),
      }));
    },
    chooseSituation(name: SituationName) {
      const { basis: next } = situations[name];
      const chosen = situationValues(name);
      const need = needs[next].map(needed => [needed, chosen[needed]]);
      ask(now => ({
        basis: next,
        isExample: true,
        entries: { ...now.entries, ...Object.fromEntries(need) },
      }));
    },
    chooseUnit: (next: Unit) => ask(now => ({ unit: next, entries: linkEntries(now) })),
  };
}

/** What the address holds: amounts are in liters, and what cannot be used is as typed. */
function linkEntries({ entries, basis, unit }: PlanRequest): Entries {
  const { values, problems } = readEntries(entries, basis, unit);
  return eachInput(name => (problems[name] ? entries[name] : values[name]));
}

/** A value, once it has not changed for 700 ms: no announcement at each step of a slider. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 700);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
