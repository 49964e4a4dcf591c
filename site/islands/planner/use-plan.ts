import { useEffect, useState } from 'react';
import { readAddress, writeAddress } from '../../planning/address.ts';
import { type Entries, readEntries } from '../../planning/entries.ts';
import { eachInput, type InputName, workedExample } from '../../planning/inputs.ts';
import { numberFormat } from '../../planning/number-format.ts';
import type { PlannerText } from '../../planning/rows.ts';
import type { Unit } from '../../planning/unit.ts';

export type PlanState = ReturnType<typeof usePlan>;

/** The state of the planner: the worked example, then the plan of the address, which follows what the visitor changes. */
export function usePlan(text: PlannerText, language: string) {
  const [unit, setUnit] = useState<Unit>('liters');
  const [entries, setEntries] = useState<Entries>(workedExample);
  const [source, setSource] = useState<'example' | 'address' | 'visitor'>('example');
  const [live, setLive] = useState(false);
  const format = numberFormat(language, text.tool, unit);
  const reading = readEntries(entries, language, unit);
  const query = reading.complete ? writeAddress(reading.input, unit) : undefined;

  // Not at the first render: the static page knows no query.
  useEffect(() => {
    const asked = readAddress(location.search);
    if (asked) {
      setEntries(asked.entries);
      setUnit(asked.unit);
      setSource('address');
    }
    setLive(true);
  }, []);

  const settled = useSettled(source === 'visitor' ? query : undefined);
  useEffect(() => {
    if (settled === undefined) return;
    try {
      history.replaceState(history.state, '', settled + location.hash);
    } catch {
      // Some browsers refuse more than a hundred changes in half a minute. The next one comes through.
    }
  }, [settled]);

  /** Takes new texts or values into the fields. */
  function change(next: Partial<Entries>) {
    setEntries(current => ({ ...current, ...next }));
    setSource('visitor');
  }

  /** Makes a value of a readable text, which is then written as the language does, once its field is left. */
  function tidy(name: InputName) {
    const isTyped = typeof entries[name] === 'string';
    if (isTyped && reading.problems[name] === undefined) change({ [name]: reading.input[name] });
  }

  /** Shows the same amounts in the other unit. What cannot be read stays as typed. */
  function chooseUnit(next: Unit) {
    change(eachInput(name => (reading.problems[name] ? entries[name] : reading.input[name])));
    setUnit(next);
  }

  return {
    text,
    language,
    format,
    entries,
    reading,
    /** The address of the plan; `undefined` while an entry cannot be used. */
    query,
    /** Nobody has asked or changed anything yet. */
    isExample: source === 'example',
    live,
    change,
    tidy,
    chooseUnit,
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
