/** The unit that volumes are typed in and shown first. */
export type Unit = 'liters' | 'gallons';

/** Liters in one US gallon, exactly. */
export const litersInGallon = 3.785411784;

/** A volume in liters as a number of the unit. */
export function inUnit(liters: number, unit: Unit): number {
  return unit === 'liters' ? liters : liters / litersInGallon;
}

/** A number of the unit in liters. Fifteen digits: what a gallon with three decimals has, without floating-point noise. */
export function inLiters(amount: number, unit: Unit): number {
  return unit === 'liters' ? amount : Number((amount * litersInGallon).toPrecision(15));
}
