import { fill } from '#shared/i18n/fill.ts';
import type { InputName, PlanValues } from './inputs.ts';
import { type Plan, peoplePerTap, tapFlow, type Volume } from './plan.ts';
import { fieldCopy, fieldText, type PlannerWriter } from './planner-writer.ts';

/** One line of a plan. `more` is the value in the other unit, or reasons for it. */
export interface Row {
  label: string;
  value: string;
  more?: readonly string[] | undefined;
}

export function inputRows(writer: PlannerWriter, values: PlanValues, names: readonly InputName[]): Row[] {
  return names.map(name => ({
    label: fieldCopy(writer, name).label,
    value: fieldText(writer, name, values[name]),
  }));
}

export function planRows(writer: PlannerWriter, values: PlanValues, plan: Plan) {
  const { results, tankers, taps, bottles, storage } = writer.copy;
  const countRow = (label: string, value: number, ...more: string[]): Row => ({
    label,
    value: writer.number(value),
    more,
  });
  const volumeRow = (label: string, value: Volume, ...reasons: string[]): Row => {
    const { value: shown, more } = writer.volume(value);
    return { label, value: shown, more: [...more, ...reasons] };
  };
  const trips = countRow(fill(results.trips, { tanker: writer.amount(values.tanker) }), plan.tripsPerDay);
  const whyTaps =
    plan.tapsFor === 'people'
      ? writer.fillNumbers(taps.forPeople, { people: peoplePerTap })
      : writer.fillNumbers(taps.forFlow, { liters: tapFlow, hours: values.hoursOpen });
  const { perDay: rest, tripsPerDay: restTrips } = plan.besideBottles;
  return {
    total: volumeRow(results.total, plan.total),
    perDay: volumeRow(results.perDay, plan.perDay),
    trips,
    tankers: [
      trips,
      countRow(tankers.tripsPerTanker, plan.tripsPerTanker),
      plan.tankers === undefined
        ? { label: tankers.needed, value: tankers.notPossible.title, more: [tankers.notPossible.text] }
        : countRow(tankers.needed, plan.tankers, tankers.spare),
    ],
    taps: [countRow(taps.needed, plan.taps, whyTaps), taps.distance, taps.wait],
    bottles: [
      countRow(bottles.bottles, plan.bottles),
      countRow(bottles.pallets, plan.pallets),
      { label: bottles.weight, ...writer.weight(plan.weight) },
      countRow(bottles.truckloads, plan.truckloads),
      volumeRow(bottles.rest, rest, writer.count('trips', restTrips)),
    ],
    storage: [
      volumeRow(storage.add, plan.storage, ...(plan.storageFor === 'tanker' ? [storage.forTanker] : [])),
    ],
  };
}

/** A row as one line of text, with its `more` in parentheses. */
export function rowLine({ copy }: PlannerWriter, { label, value, more = [] }: Row): string {
  // On a line of its own each begins with a capital.
  const inside = more.map(part => part.charAt(0).toLowerCase() + part.slice(1)).join(copy.separator);
  const inFull = inside ? fill(copy.inBrackets, { value, more: inside }) : value;
  return fill(copy.line, { label, value: inFull });
}
