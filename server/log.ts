import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/**
 * Logs JSON lines. Nothing personal goes in: no address, no name, no message, no query; only what the program itself
 * says, under the id of a request.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Fields of errors that name a kind, a call or a part of the tables, and never a value. */
const impersonal = ['code', 'errcode', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint'];

/**
 * What is logged of an error. PostgreSQL repeats a row in `detail`, and a query in `where` and `internalQuery`; others
 * have fields of their own. So only those pass that are known.
 */
function loggedError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack } = stdSerializers.err(error);
  const known = Object.entries(error).filter(([name]) => impersonal.includes(name));
  const each = error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {};
  return { type, message, stack, ...Object.fromEntries(known), ...each };
}
