import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { outboxSuite } from '../../tests/suites/outbox.suite.ts';
import { temporaryDatabase, temporaryStore } from '../../tests/support/databases.ts';
import { newMessage, noon } from '../../tests/support/sample-messages.ts';
import { createMessageStore } from '../contact/message-store.ts';
import { createOutbox } from './outbox.ts';

outboxSuite('SQLite', temporaryStore);

test('If one of the due deliveries cannot be leased, none is', async () => {
  const database = await temporaryDatabase();
  const outbox = createOutbox(database);
  const deliveries = [{ channel: 'team-mail', due: noon }] as const;
  for (const reference of ['CW-CCCC-CCCC', 'CW-DDDD-DDDD'])
    await createMessageStore(database).add(newMessage({ reference }, { deliveries }));
  await sql`CREATE TRIGGER busy BEFORE UPDATE ON deliveries WHEN new.reference = 'CW-DDDD-DDDD'
    BEGIN SELECT RAISE(ABORT, 'busy'); END`.execute(database);
  const request = { channels: ['team-mail'], now: noon, until: noon, limit: 10 } as const;
  await expect(outbox.lease(request)).rejects.toThrow('busy');
  expect(await outbox.find()).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
});
