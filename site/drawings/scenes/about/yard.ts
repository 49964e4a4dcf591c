/** Where people of the yard stand, and their scale. */
export const ground = 302;
export const scale = 2.2;
