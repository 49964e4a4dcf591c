/** Where people of the depot stand, and their scale; the depot itself stands farther away. */
export const ground = 302;
export const scale = 2.2;
