import { useEffect, useState } from 'react';
import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { type Entry, planFromEntries } from '../model/entries.ts';
import { type InputName, needs, type Unit } from '../model/inputs.ts';
import { initialRequest, type PlanRequest, readLink, writeLink } from '../model/plan-link.ts';
import { createPlannerWriter, problemText } from '../model/planner-writer.ts';
import { planRows } from '../model/rows.ts';
import { findSituation } from '../model/situations.ts';

export type PlanState = ReturnType<typeof usePlan>;

/** The state of the planner. It starts with the plan in the address, otherwise with the worked example. */
export function usePlan(copy: PlannerCopy, language: string) {
  // Undefined until the island is hydrated, because the first render must match the static HTML.
  const [asked, setAsked] = useState<PlanRequest>();
  const request = asked ?? initialRequest;
  const isHydrated = asked !== undefined;
  const isUntouched = request === initialRequest;
  const { entries, basis, unit } = request;
  const writer = createPlannerWriter(copy, language, basis, unit);
  const calculated = planFromEntries(entries, basis);
  const { values, plan, unusable } = calculated;

  useEffect(() => setAsked(readLink(location.search) ?? initialRequest), []);

  // Once, on arrival: the small form on Home may have sent an entry that cannot be used.
  useEffect(focusProblem, [isHydrated]);

  // The address follows at once, so that Back, a reload and other languages have the plan.
  useEffect(() => {
    if (isUntouched) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    function write() {
      const link = writeLink(request);
      try {
        history.replaceState(history.state, '', link + location.hash);
      } catch {
        // Safari throws after 100 changes in 30 seconds, fewer than a slider has steps. Chrome only drops them.
      }
      if (location.search !== link) retry = setTimeout(write, 1000);
    }
    write();
    return () => clearTimeout(retry);
  }, [request, isUntouched]);

  function focusProblem() {
    if (unusable[0]) document.getElementById(`planner-${unusable[0]}`)?.focus();
  }

  // From the latest request: another change may have come since this was rendered.
  const change = (next: (now: PlanRequest) => PlanRequest) => setAsked(now => next(now ?? initialRequest));

  return {
    ...request,
    ...calculated,
    request,
    writer,
    rows: planRows(writer, values, plan),
    situation: findSituation(request),
    isUntouched,
    isHydrated,
    isUsable: unusable.length === 0,
    isNeedUsable: !unusable.some(name => needs[basis].includes(name)),
    focusProblem,
    problemText: (name: InputName) => problemText(writer, name, entries[name]),
    setEntry(name: InputName, entry: Entry) {
      change(now => ({
        ...now,
        entries: { ...now.entries, [name]: entry },
        isExample: now.isExample && !needs[now.basis].includes(name),
      }));
    },
    change,
    setUnit: (unit: Unit) => change(now => ({ ...now, unit })),
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
