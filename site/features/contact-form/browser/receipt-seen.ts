// Runs on the page of a receipt, stores it and removes the draft that was sent. If the browser has just posted the
// form, the address ends with the idempotency key.
import { additionQuery } from '#shared/on-demand/shown-page.ts';
import { clearSentDraft } from '../model/draft.ts';
import { isKey } from '../model/form-values.ts';
import { loadReceipt, saveReceipt } from '../model/storage.ts';

const { hash, pathname, search: query } = location;
const key = hash.slice(1);
const reference = pathname.split('/').at(-1);
const last = loadReceipt();
// After the skip link the address ends with `#main`.
if (isKey(key) && reference) {
  clearSentDraft(key);
  saveReceipt({ reference, query });
  history.replaceState(history.state, '', pathname + query);
} else if (new URLSearchParams(query).get(additionQuery) && last && last.reference === reference) {
  // Something was added to the message that was sent last.
  saveReceipt({ ...last, query });
}
