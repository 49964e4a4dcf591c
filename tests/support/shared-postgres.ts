import { inject } from 'vitest';
import { newDatabase } from './postgres.ts';

/** The PostgreSQL that the server tests share. */
export const postgres = { newDatabase: () => newDatabase(inject('postgres')) };
