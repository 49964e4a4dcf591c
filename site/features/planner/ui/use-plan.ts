import { useEffect, useState } from 'react';
import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { type Entry, planFromEntries } from '../model/entries.ts';
import { type InputName, needs, type Unit } from '../model/inputs.ts';
import { firstRequest, type PlanRequest, readLink, writeLink } from '../model/plan-link.ts';
import { createPlannerWriter, problemText } from '../model/planner-writer.ts';
import { planRows } from '../model/rows.ts';
import { findSituation, type SituationName, situations } from '../model/situations.ts';

export type PlanState = ReturnType<typeof usePlan>;

/** The state of the planner, which starts with the worked example or the plan in the address. */
export function usePlan(copy: PlannerCopy, language: string) {
  const [request, setRequest] = useState(firstRequest);
  /** Where the request comes from: from the static HTML until the island is hydrated. */
  const [origin, setOrigin] = useState<'html' | 'example' | 'address' | 'visitor'>('html');
  const { entries, basis, unit } = request;
  const writer = createPlannerWriter(copy, language, basis, unit);
  const calculated = planFromEntries(entries, basis);
  const { values, plan, unusable } = calculated;

  // After the first render, which must match the static HTML.
  useEffect(() => {
    const asked = readLink(location.search);
    if (asked) setRequest(asked);
    setOrigin(asked ? 'address' : 'example');
  }, []);

  // Once, on arrival: the small form on Home may have sent an entry that cannot be used.
  useEffect(() => {
    if (origin === 'address') focusProblem();
  }, [origin]);

  // The address follows at once, so that Back, a reload and other languages have the plan.
  const changed = origin === 'visitor' ? writeLink(request) : undefined;
  useEffect(() => {
    if (changed === undefined) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    function write() {
      try {
        history.replaceState(history.state, '', changed + location.hash);
      } catch {
        // Safari allows 100 changes in 30 seconds, fewer than a slider has steps. Chrome leaves some out.
      }
      if (location.search !== changed) retry = setTimeout(write, 1000);
    }
    write();
    return () => clearTimeout(retry);
  }, [changed]);

  function focusProblem() {
    if (unusable[0]) document.getElementById(`planner-${unusable[0]}`)?.focus();
  }

  /** Another change may have come since this was rendered. */
  function change(next: (now: PlanRequest) => PlanRequest) {
    setRequest(next);
    setOrigin('visitor');
  }

  return {
    ...request,
    ...calculated,
    writer,
    rows: planRows(writer, values, plan),
    situation: findSituation(request),
    isUntouched: origin === 'html' || origin === 'example',
    isHydrated: origin !== 'html',
    isUsable: unusable.length === 0,
    isNeedUsable: !unusable.some(name => needs[basis].includes(name)),
    focusProblem,
    problemText: (name: InputName) => problemText(writer, name, entries[name]),
    enter(name: InputName, entry: Entry) {
      change(now => ({
        ...now,
        entries: { ...now.entries, [name]: entry },
        isExample: now.isExample && !needs[now.basis].includes(name),
      }));
    },
    chooseSituation(name: SituationName) {
      const { basis, need } = situations[name];
      change(now => ({ ...now, basis, entries: { ...now.entries, ...need }, isExample: true }));
    },
    chooseUnit: (unit: Unit) => change(now => ({ ...now, unit })),
  };
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
