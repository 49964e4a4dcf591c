/** The unit that volumes are typed in and shown first. */
export type Unit = 'liters' | 'gallons';

/** Liters in one US gallon, exactly. */
export const litersInGallon = 3.785411784;

/** Converts liters to a unit. */
export function inUnit(liters: number, unit: Unit): number {
  return unit === 'liters' ? liters : liters / litersInGallon;
}

/** Converts an amount to liters, with the fifteen digits that a double holds exactly. */
export function inLiters(amount: number, unit: Unit): number {
  return unit === 'liters' ? amount : Number((amount * litersInGallon).toPrecision(15));
}
