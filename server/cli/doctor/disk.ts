import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseConfig } from '../../config.ts';
import type { Finding } from './finding.ts';

/** In bytes: a million messages take about 1 GB. */
const megabyte = 1024 * 1024;
const tight = 1024 * megabyte;
const critical = 100 * megabyte;

/** Free space where the database lies. What PostgreSQL has left can't be seen from here. */
export async function checkDisk(database: DatabaseConfig): Promise<Finding[]> {
  if (database.kind === 'postgres') return [];
  const { bavail, bsize } = await statfs(dirname(database.file));
  return [spaceFinding(bavail * bsize)];
}

export function spaceFinding(free: number): Finding {
  const message = `${Math.floor(free / megabyte)} MB free`;
  const status = free < critical ? 'fail' : free < tight ? 'warn' : 'ok';
  return { check: 'disk', status, message: status === 'ok' ? message : `only ${message}: make room` };
}
