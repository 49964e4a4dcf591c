import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** Logs an error; returns the line and its parsed error. */
function logError(err: unknown): { line: string; logged: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('info', { write: line => lines.push(line) }).error({ err }, 'message not stored');
  const [line = ''] = lines;
  return { line, logged: JSON.parse(line).err };
}

test('A logged error has its code and not the values that it repeats', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    // PostgreSQL's errors have it.
    detail: 'Key (name)=(Ada Rémy) already exists.',
  });
  const { line, logged } = logError(refused);
  expect(logged).toMatchObject({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', syscall: 'connect' });
  expect(line).not.toContain('Ada');
});

test('A thrown value that is not an error is logged by its type only', () => {
  expect(logError('Ada Rémy').logged).toEqual({ type: 'string' });
  expect(logError({ name: 'Ada Rémy' }).logged).toEqual({ type: 'object' });
});
