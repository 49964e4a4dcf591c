import { messageStoreSuite } from '../../tests/suites/message-store.suite.ts';
import { temporaryStore } from '../../tests/support/databases.ts';

messageStoreSuite('SQLite', temporaryStore);
