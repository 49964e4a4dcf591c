// Runs on the page of a receipt. If the browser has just posted the form, the address ends with the
// idempotency key.
import { clearSent } from '../model/draft.ts';
import { loadReceipt, saveReceipt } from '../model/storage.ts';

const { hash, pathname, search: query } = location;
const key = decodeURIComponent(hash.slice(1));
const reference = pathname.split('/').at(-1);
const kept = loadReceipt();
if (key && reference) {
  clearSent(key);
  saveReceipt({ reference, query });
  history.replaceState(history.state, '', pathname + query);
} else if (query && kept && kept.reference === reference) {
  // Something was added to the message that was sent last.
  saveReceipt({ ...kept, query });
}
