import type { keyField } from '#shared/contact/contact-requests.ts';
import type { StoredDraft } from '../model/draft.ts';
import type { draftKey } from '../model/storage.ts';

// A form may be submitted before its island is hydrated, or on a page where that never happens. This waits for the
// island, which then sends the message; if none comes, the browser posts the form. Without a connection the
// visitor would land on the browser's own error page, so the connection is tried first.
//
// The attributes of a form hold its texts: `data-offline` is shown at the button if there is no connection, and
// `data-sending` on the button while it waits for the island. A receipt's form has no island, so it lacks the
// second. Until there is an outcome, form and button are `aria-busy`, and nothing else can be submitted.

// Only types of other modules are imported. If this script shared code with the islands, it would be a file of its
// own, and could arrive after the first submission.
const draftName: typeof draftKey = 'contact-draft';
const keyName: typeof keyField = 'idempotency_key';

const islandTimeoutMs = 3_000;
const answerTimeoutMs = 10_000;
/** Upload, redirect and receipt are slow on 2G, and a second post would cancel the first. */
const postTimeoutMs = 30_000;

/** What was submitted and has no outcome yet. */
let submitted:
  | { form: Element; button: Element; label: string; isComplete: boolean; isPosted: boolean }
  | undefined;
const islandForm = document.querySelector<HTMLFormElement>('astro-island form[data-sending]');
if (islandForm) {
  // The island says what a message lacks, not the browser.
  islandForm.noValidate = true;
  showDraft(islandForm);
}

document.addEventListener('submit', event => {
  const { target: form } = event;
  // A hydrated form sends the message itself.
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.dataset.offline) return;
  event.preventDefault();
  if (!submitted) tryToPost(form, form.dataset.offline);
});

// The island has taken over. It sends the message that waits for it: then its event is canceled.
document.addEventListener('form-hydrated', event => {
  if (!submitted || submitted.isPosted) return;
  // The island does not send a message that lacks something, and then it would leave form and button
  // `aria-busy`: React removes only an attribute that it has set itself.
  unlock();
  event.preventDefault();
});

// A visitor who goes on writing an unfinished message has not asked to send what is there later.
document.addEventListener('input', () => {
  if (submitted && !submitted.isComplete) unlock();
});

// From the back/forward cache the page comes as it was left.
window.addEventListener('pageshow', ({ persisted }) => persisted && unlock());

/** Posts the form if no island comes and the server answers. Without an answer the button shows `offline`. */
async function tryToPost(form: HTMLFormElement, offline: string) {
  const { sending } = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  // The server takes what it can of a receipt's form, and asks for the rest.
  const isComplete = !sending || form.checkValidity();
  const own = { form, button, label: button.textContent, isComplete, isPosted: false };
  submitted = own;
  for (const element of [form, button]) element.setAttribute('aria-busy', 'true');
  if (sending && isComplete) {
    button.textContent = sending;
    saveSubmission(form);
  }
  // Astro removes the attribute when it hydrates the island. The connection is tried meanwhile.
  const island = form.closest('astro-island[ssr]') ? wait(islandTimeoutMs) : undefined;
  const isConnected = isComplete && (await serverAnswers(form.action));
  await island;
  if (submitted !== own) return;
  if (isConnected) {
    own.isPosted = true;
    // If the form's script has failed meanwhile, ui/FallbackForm.tsx has replaced it, with the same text.
    const posted = form.isConnected ? form : document.getElementById(form.id);
    if (posted instanceof HTMLFormElement) posted.submit();
    // A visitor who has stopped the post may submit again: with the same key.
    setTimeout(() => submitted === own && unlock(), postTimeoutMs);
    return;
  }
  unlock();
  if (!isComplete) {
    form.reportValidity();
  } else {
    button.addEventListener('click', () => button.setCustomValidity(''), { once: true });
    button.setCustomValidity(offline);
    button.reportValidity();
  }
}

function unlock() {
  if (!submitted) return;
  const { form, button, label } = submitted;
  for (const element of [form, button]) element.removeAttribute('aria-busy');
  button.textContent = label;
  submitted = undefined;
}

/** Whether the server answers in time, whatever it says. */
async function serverAnswers(address: string): Promise<boolean> {
  const answer = fetch(address, { method: 'HEAD', redirect: 'manual' }).then(() => true);
  return Promise.race([answer, wait(answerTimeoutMs).then(() => false)]).catch(() => false);
}

const wait = (ms: number) => new Promise<void>(done => setTimeout(done, ms));

/**
 * Puts the draft into the fields, as a plan is when it comes from the planner. What was typed while the page
 * was loading stays: it stands below the draft's message, or in place of its other fields.
 */
function showDraft(form: HTMLFormElement) {
  const { values } = readDraft();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[id][name]')) {
    const stored = String(values?.[field.name] ?? '');
    const typed = field.value.trim();
    if (typed === '') field.value = stored;
    else if (field.type === 'textarea' && !typed.includes(stored.trim()))
      field.value = stored.includes(typed) ? stored : `${stored.trimEnd()}\n\n${typed}`;
  }
}

/** Gives the message its idempotency key, and stores both in the draft, as `model/draft.ts` does. */
function saveSubmission(form: HTMLFormElement) {
  const key = form.elements.namedItem(keyName);
  if (!(key instanceof HTMLInputElement)) return;
  // As `newSubmission` in model/form-values.ts.
  const newKey = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const { attempt, plan } = readDraft();
  key.value ||= attempt?.key ?? newKey;
  const values = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
  const draft: StoredDraft = { savedAt: Date.now(), values, attempt: { key: key.value, values }, plan };
  try {
    for (const area of [sessionStorage, localStorage]) area.setItem(draftName, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

/** The tab's draft, otherwise the device's. Empty if there is none, or storage is blocked. */
function readDraft(): Partial<StoredDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(draftName) ?? localStorage.getItem(draftName) ?? '') ?? {};
  } catch {
    return {};
  }
}
