import { useEffect, useMemo, useState } from 'react';
import { type AddressPlan, writeAddress } from '../../planning/address.ts';
import { type Entries, entriesOf, readEntries } from '../../planning/entries.ts';
import type { InputName, PlanInput } from '../../planning/inputs.ts';
import { numberFormat } from '../../planning/number-format.ts';
import type { PlannerText } from '../../planning/rows.ts';

export type PlanState = ReturnType<typeof usePlan>;

/** The state of the planner, which keeps its inputs in the address of the page. */
export function usePlan(text: PlannerText, language: string, asked: AddressPlan) {
  const format = useMemo(() => numberFormat(language, text.tool), [language, text]);
  const [entries, setEntries] = useState<Entries>(() => entriesOf(asked.input, format));
  const [live, setLive] = useState(false);
  const [touched, setTouched] = useState(false);
  const reading = useMemo(() => readEntries(entries, language), [entries, language]);
  const query = writeAddress(reading.input);

  useEffect(() => setLive(true), []);

  const settled = useSettled(reading.complete && touched ? query : undefined);
  useEffect(() => {
    if (settled === undefined) return;
    try {
      history.replaceState(history.state, '', settled + location.hash);
    } catch {
      // Some browsers refuse more than a hundred changes in half a minute. The next one comes through.
    }
  }, [settled]);

  /** Takes new texts or numbers into the fields. */
  function change(next: Partial<Entries> | Partial<PlanInput>) {
    const texts = Object.entries(next).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value,
    ]);
    setEntries(current => ({ ...current, ...Object.fromEntries(texts) }));
    setTouched(true);
  }

  /** Rewrites a readable number as the language writes it, once its field is left. */
  function tidy(name: InputName) {
    if (reading.problems[name] === undefined) change({ [name]: reading.input[name] });
  }

  return {
    text,
    language,
    format,
    entries,
    reading,
    query,
    /** The inputs of the address that could not be used as they were, until the visitor changes a number. */
    adjusted: touched ? [] : asked.adjusted,
    live,
    touched,
    change,
    tidy,
  };
}

/** A value after it has not changed for 700 ms, so that its readers are not disturbed at each step of a slider. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 700);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
