/** Units of an adult's hundredth in the hero. Vehicles have 1.42: 1.95 / 1.4. */
export const people = 1.95;
/** The top of the quay, where people stand. */
export const quayTop = 318;
/** The water in front, before it falls. */
export const water = 380;
/** The staff on the quay's wall: 10 cm are 11 units, as beside people. The water stands at 0.8 m. */
export const staff = { x: 548, y: water, unit: 11, count: 4, from: 8 };
