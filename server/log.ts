import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

/**
 * Logs JSON lines. Nothing personal goes in: no address, no name, no message, no query; only what the program itself
 * says, under the id of a request.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
