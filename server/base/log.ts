import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { Settings } from './settings.ts';

export type Log = Logger;

/** Logs JSON lines without personal data: no address, name, message or query, only the program's words. */
export function createLog(level: Settings['logLevel'], destination?: DestinationStream): Log {
  const serializers = { err: serializeError };
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, serializers }, destination);
}

/** Error fields that name a kind, a call or a table, never a value. */
const safeErrorFields = ['code', 'errcode', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint'];

/** Keeps only known fields of errors: PostgreSQL repeats visitors' words in `detail`, `where` and others. */
function serializeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack } = stdSerializers.err(error);
  const known = Object.entries(error).filter(([name]) => safeErrorFields.includes(name));
  return { type, message, stack, ...Object.fromEntries(known) };
}
