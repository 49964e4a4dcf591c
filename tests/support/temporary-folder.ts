import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../server/storage/database.ts';

/** Creates a folder that is removed when the current test is finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clearwell-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a new SQLite database that is closed and removed when the current test is finished. */
export async function temporaryDatabase(): Promise<Database> {
  const database = await openDatabase({ kind: 'sqlite', file: join(temporaryFolder(), 'messages.db') });
  onTestFinished(() => database.destroy());
  return database;
}
