import { useEffect, useMemo, useState } from 'react';
import type { ToolCopy } from '#content/schema/planner.ts';
import { readAddress, writeAddress } from '../../planning/address.ts';
import { type Entries, entriesOf, readEntries } from '../../planning/entries.ts';
import { type InputName, type PlanInput, workedExample } from '../../planning/inputs.ts';
import { figuresIn } from '../../planning/number-format.ts';

/** What a planner shows and how it is changed. */
export type PlanState = ReturnType<typeof usePlan>;

/** The state of a planner: what stands in its fields, and, with `keepsAddress`, the same in the address of the page. */
export function usePlan(copy: ToolCopy, language: string, keepsAddress: boolean) {
  const figures = useMemo(() => figuresIn(language, copy), [language, copy]);
  const [entries, setEntries] = useState<Entries>(() => entriesOf(workedExample, figures));
  const [adjusted, setAdjusted] = useState<readonly InputName[]>([]);
  const [live, setLive] = useState(false);
  const [touched, setTouched] = useState(false);
  const reading = useMemo(() => readEntries(entries, language), [entries, language]);
  const query = writeAddress(reading.input);

  useEffect(() => {
    if (keepsAddress) {
      const given = readAddress(location.search);
      setEntries(entriesOf(given.input, figures));
      setAdjusted(given.adjusted);
    }
    setLive(true);
  }, [keepsAddress, figures]);

  const settled = useSettled(reading.complete && touched ? query : undefined);
  useEffect(() => {
    if (!keepsAddress || settled === undefined) return;
    try {
      history.replaceState(history.state, '', settled + location.hash);
    } catch {
      // Some browsers refuse more than a hundred changes in half a minute. The next one comes through.
    }
  }, [keepsAddress, settled]);

  /** Takes new texts or numbers into the fields. */
  function change(next: Partial<Entries> | Partial<PlanInput>) {
    const texts = Object.entries(next).map(([name, value]) => [
      name,
      typeof value === 'number' ? figures.number(value) : value,
    ]);
    setEntries(current => ({ ...current, ...Object.fromEntries(texts) }));
    setTouched(true);
  }

  /** Writes a number that can be read as the language writes it, once its field is left. */
  function tidy(name: InputName) {
    if (reading.problems[name] === undefined) change({ [name]: reading.input[name] });
  }

  return { figures, entries, reading, query, adjusted, live, touched, change, tidy };
}

/** A value once it has stood still for a moment: what follows it is not disturbed at each step of a slider. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 700);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
