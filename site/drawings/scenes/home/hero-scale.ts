/**
 * The picture is seen from a boat, so low that the horizon is at knee height: who is nearer is larger and stands lower.
 * Units of an adult's hundredth, from the hand-over back to the valve of the tanker.
 */
export const scales = { near: 3.5, taps: 2.3, test: 1.9, tanker: 1.8 };
/** The ground under somebody of this scale on the quay. */
export const ground = (scale: number) => Math.round(270 + 21 * scale);
/** The staff on the quay's wall. The water stands at 0.8 m, and falls by 10 cm, which are 13 units. */
export const staff = { x: 700, y: 382, unit: 13, count: 2, from: 8 };
