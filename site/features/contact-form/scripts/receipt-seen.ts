// On the page of a receipt, after the browser posted the form. The address holds the idempotency key.
import { clearSent } from '../model/draft.ts';
import { keepReceipt } from '../model/storage.ts';

const key = decodeURIComponent(location.hash.slice(1));
const reference = location.pathname.split('/').at(-1);
if (key && reference) {
  clearSent(key);
  keepReceipt({ reference });
  history.replaceState(history.state, '', location.pathname + location.search);
}
