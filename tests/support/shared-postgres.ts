import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The PostgreSQL that the server tests share. */
export const postgres = {
  /** Creates an empty database and returns its address. */
  async newDatabase(): Promise<string> {
    const url = new URL(inject('postgres'));
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`create database ${name}`).finally(() => client.end());
    url.pathname = name;
    return url.href;
  },
};
