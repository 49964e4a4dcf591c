import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is removed when the current test is finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new `DATABASE_URL`, for SQLite, until the current test is finished. */
export const temporaryDatabaseUrl = (): string => `sqlite:${join(temporaryFolder(), 'messages.db')}`;
