/** One moment of the water on its way through the train. The drawing on the page is `running`. */
export interface Moment {
  /** Units that float and strainer have risen on the waves. */
  bob: number;
  /** Units that water has moved on in hoses and pipes, and specks in the sea; undefined where nothing is to move. */
  flow?: number;
  /** Degrees the pump's wheel has turned. */
  wheel: number;
  /** How far the water has come through the media filters, and the permeate into the pipes of the membranes: 0 to 1. */
  filtered: number;
  pressed: number;
  /** The lamps are on: 0 to 1. */
  lamps: number;
  /** Share of the way that a drop of chlorine has come to the pipe. */
  dose: number;
  /** Height of the water in the tank, units. */
  level: number;
  /** Water runs out of the tap. */
  poured: boolean;
  /** Height of the water in the glass, from near, units. */
  glass: number;
}

export const running: Moment = {
  bob: 0,
  wheel: 0,
  filtered: 1,
  pressed: 1,
  lamps: 1,
  dose: 0,
  level: 78,
  poured: true,
  glass: 62,
};

/** Where the ground and the sea are: units from the upper edge. */
export const ground = 300;
export const sea = 326;
export const size = { left: 32, top: 36, width: 1812, height: 364 };
