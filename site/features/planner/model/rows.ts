import { fill } from '#shared/i18n/fill.ts';
import { fieldCopy, fieldText } from './field-text.ts';
import type { InputName, PlanValues } from './inputs.ts';
import { type Plan, peoplePerTap, tapFlow, type Volume } from './plan.ts';
import type { PlannerText } from './planner-text.ts';

/** One line of a plan: its value, and more: the value in the other unit or a reason. */
export interface Row {
  label: string;
  value: string;
  more?: readonly string[] | undefined;
}

/** Inputs of a plan as rows. */
export function inputRows(text: PlannerText, values: PlanValues, names: readonly InputName[]): Row[] {
  return names.map(name => ({
    label: fieldCopy(text, name).label,
    value: fieldText(text, name, values[name]),
  }));
}

/** The results of a plan as rows. */
export function planRows(text: PlannerText, values: PlanValues, plan: Plan) {
  const { results } = text.calculator;
  const { tankers, taps, bottles, storage } = text.plannerPage;
  const count = (label: string, value: number, ...more: string[]): Row => ({
    label,
    value: text.number(value),
    more,
  });
  const volume = (label: string, value: Volume, ...reasons: string[]): Row => {
    const { value: shown, more } = text.volume(value);
    return { label, value: shown, more: [...more, ...reasons] };
  };
  const part = (name: 'inpatients' | 'people', rate: 'litersPerInpatient' | 'litersPerPerson'): Row => ({
    label: fieldCopy(text, name).label,
    value: text.size(values[name] * values[rate]),
    more: [`${text.number(values[name])} × ${text.size(values[rate])}`],
  });
  const trips = count(fill(results.trips, { tanker: text.size(values.tanker) }), plan.tripsPerDay);
  const whyTaps =
    plan.tapsFor === 'people'
      ? text.fillNumbers(taps.forPeople, { people: peoplePerTap })
      : text.fillNumbers(taps.forFlow, { liters: tapFlow, hours: values.hoursOpen });
  const { perDay: rest, tripsPerDay: restTrips } = plan.besideBottles;
  return {
    total: volume(results.total, plan.total),
    perDay: [
      ...(plan.basis === 'clinic'
        ? [part('inpatients', 'litersPerInpatient'), part('people', 'litersPerPerson')]
        : []),
      volume(results.perDay, plan.perDay),
    ],
    trips,
    tankers: [
      trips,
      count(tankers.tripsPerTanker, plan.tripsPerTanker),
      plan.tankers === undefined
        ? { label: tankers.needed, value: tankers.notPossible.title, more: [tankers.notPossible.text] }
        : count(tankers.needed, plan.tankers, tankers.spare),
    ],
    taps: [count(taps.needed, plan.taps, whyTaps), taps.distance, taps.wait],
    bottles: [
      count(bottles.bottles, plan.bottles),
      count(bottles.pallets, plan.pallets),
      { label: bottles.weight, ...text.weight(plan.weight) },
      count(bottles.truckloads, plan.truckloads),
      volume(bottles.rest, rest, text.trips(restTrips)),
    ],
    storage: [
      volume(storage.add, plan.storage, ...(plan.storageFor === 'tanker' ? [storage.forTanker] : [])),
    ],
  };
}

/** A row on one line, its `more` in parentheses. */
export function rowLine({ calculator }: PlannerText, { label, value, more = [] }: Row): string {
  // On a line of its own each begins with a capital.
  const inside = more.map(part => part.charAt(0).toLowerCase() + part.slice(1)).join(calculator.separator);
  const inFull = inside ? fill(calculator.inBrackets, { value, more: inside }) : value;
  return fill(calculator.line, { label, value: inFull });
}
