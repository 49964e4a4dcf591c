import { outboxSuite } from '../../tests/suites/outbox.suite.ts';
import { temporaryStore } from '../../tests/support/databases.ts';

outboxSuite('SQLite', temporaryStore);
