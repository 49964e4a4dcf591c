import { useEffect, useState } from 'react';
import { readAddress, writeAddress } from '../model/address.ts';
import { type Entries, readEntries } from '../model/entries.ts';
import { type Basis, eachInput, type InputName, needs, workedExample } from '../model/inputs.ts';
import { numberFormat } from '../model/number-format.ts';
import { type PlannerText, planInputs, textFor } from '../model/rows.ts';
import { findSituation, type SituationName, situations, startFrom } from '../model/situations.ts';
import type { Unit } from '../model/unit.ts';

export type PlanState = ReturnType<typeof usePlan>;

/** The state of the planner. It starts with the worked example or the plan in the address, which follows each change. */
export function usePlan(copy: PlannerText, language: string) {
  const [unit, setUnit] = useState<Unit>('liters');
  const [entries, setEntries] = useState<Entries>(workedExample);
  const [basis, setBasis] = useState<Basis>('people');
  const [source, setSource] = useState<'example' | 'address' | 'visitor'>('example');
  /** The need is that of a situation: the visitor has typed none of its numbers. */
  const [isExample, setIsExample] = useState(true);
  const [pressed, setPressed] = useState<SituationName>();
  const [live, setLive] = useState(false);
  const text = textFor(copy, basis);
  const format = numberFormat(language, text.tool, unit);
  const reading = readEntries(entries, basis, unit);
  const situation = findSituation(basis, reading.plan ? reading.input : {});
  /** The situation that was pressed last, which stays when its numbers change. */
  const chosenSituation = pressed ?? situation;
  const query = reading.complete ? writeAddress(reading.input, basis, unit, isExample) : undefined;

  // After the first render, which must match the static HTML.
  useEffect(() => {
    const asked = readAddress(location.search);
    if (asked) {
      setEntries(asked.entries);
      setBasis(asked.basis);
      setUnit(asked.unit);
      setIsExample(asked.isExample);
      setSource('address');
    }
    setLive(true);
  }, []);

  const isAsked = live && source === 'address';
  // Only on arrival: an entry of the small form has a problem.
  useEffect(() => {
    if (isAsked) focusProblem();
  }, [isAsked]);

  const settled = useSettled(source === 'visitor' ? query : undefined);
  useEffect(() => {
    if (settled !== undefined) history.replaceState(history.state, '', settled + location.hash);
  }, [settled]);

  // The plan stays when the visitor changes the language.
  useEffect(() => {
    if (source === 'example') return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[lang][hreflang]'))
      link.search = query ?? location.search;
  }, [source, query]);

  /** Leads to the first field whose entry cannot be used. */
  function focusProblem() {
    const name = planInputs(basis).find(input => reading.problems[input]);
    if (name) document.getElementById(`planner-${name}`)?.focus();
  }

  function change(next: Partial<Entries>) {
    if (needs[basis].some(name => name in next)) setIsExample(false);
    replace(next);
  }

  function replace(next: Partial<Entries>) {
    setEntries(current => ({ ...current, ...next }));
    setSource('visitor');
  }

  function chooseSituation(name: SituationName) {
    setBasis(situations[name].basis);
    setPressed(name);
    const start = startFrom(name, entries, chosenSituation);
    setIsExample(needs[situations[name].basis].every(input => input in start));
    replace(start);
  }

  /** Formats a readable text when its field loses focus. */
  function tidy(name: InputName) {
    const isTyped = typeof entries[name] === 'string';
    if (isTyped && reading.problems[name] === undefined) replace({ [name]: reading.input[name] });
  }

  /** Converts all readable amounts to the other unit. */
  function chooseUnit(next: Unit) {
    replace(eachInput(name => (reading.problems[name] ? entries[name] : reading.input[name])));
    setUnit(next);
  }

  return {
    text,
    language,
    format,
    entries,
    reading,
    basis,
    situation,
    chosenSituation,
    /** `undefined` while an entry cannot be used. */
    query,
    isExample,
    isUntouched: source === 'example',
    live,
    focusProblem,
    change,
    chooseSituation,
    tidy,
    chooseUnit,
  };
}

/** A value, once it has not changed for 700 ms: no announcement at each step of a slider. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 700);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
