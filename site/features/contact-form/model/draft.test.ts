import { expect, onTestFinished, test, vi } from 'vitest';
import { attemptFor, clearDraft, clearSent, draftKey, loadDraft, putInDraft, saveDraft } from './draft.ts';
import { emptyValues } from './form-values.ts';
import { maxKeptHours } from './storage.ts';

/** Storage in memory. */
function memoryStore(first?: string) {
  const items = new Map<string, string>(first === undefined ? [] : [[draftKey, first]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A tab of a device, which may have others. */
const openTab = (device = memoryStore()) => ({ tab: memoryStore(), device });

const values = { ...emptyValues, name: 'Zoë', message: '水が必要です 🚰\nsecond line' };

test('A draft in any script comes back as typed', () => {
  const store = openTab();
  saveDraft({ values }, store);
  expect(loadDraft(store)).toEqual({ values });
});

test('A draft is gone from the device after 24 hours', () => {
  onTestFinished(() => void vi.useRealTimers());
  const store = openTab();
  vi.useFakeTimers();
  saveDraft({ values }, store);
  vi.advanceTimersByTime(maxKeptHours * 60 * 60 * 1000 - 1);
  expect(loadDraft(store)).toEqual({ values });
  vi.advanceTimersByTime(1);
  expect(loadDraft(store)).toBeUndefined();
  expect(store.device.items.size + store.tab.items.size).toBe(0);
});

test('A draft is removed once all fields are empty, and after success', () => {
  const store = openTab();
  saveDraft({ values }, store);
  saveDraft({ values: emptyValues }, store);
  expect(store.device.items.size + store.tab.items.size).toBe(0);
  saveDraft({ values }, store);
  clearDraft(store);
  expect(loadDraft(store)).toBeUndefined();
});

test.each(['{', 'null', '{"values":{"name":["x"]}}'])(
  'The stored text %s is not a draft and is ignored',
  stored => {
    expect(loadDraft(openTab(memoryStore(stored)))).toBeUndefined();
  },
);

test('A draft with a broken field keeps the others, and drops a broken key', () => {
  const stored = JSON.stringify({
    savedAt: Date.now(),
    values: { name: 'Ana', phone: 5 },
    attempt: { key: 1 },
  });
  expect(loadDraft(openTab(memoryStore(stored)))).toEqual({ values: { ...emptyValues, name: 'Ana' } });
});

const questions = ['Where:', 'When:'];

test('A blocked or full store raises no error', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const stores of [
    { tab: store, device: store },
    { tab: undefined, device: undefined },
  ]) {
    expect(saveDraft({ values }, stores)).toBe(false);
    expect(() => clearDraft(stores)).not.toThrow();
    expect(loadDraft(stores)).toBeUndefined();
    expect(putInDraft('Water plan', questions, stores)).toBe(false);
  }
});

/** The message after a plan was added to it. */
function withPlan(plan: string, store: ReturnType<typeof openTab>) {
  putInDraft(plan, questions, store);
  return loadDraft(store)?.values.message;
}

/** The text before the cursor after a plan was added. */
function beforeCursor(store: ReturnType<typeof openTab>) {
  const draft = loadDraft(store);
  return draft?.values.message.slice(0, draft.cursor);
}

const [first, second] = ['Water plan\nPeople: 60', 'Water plan\nPeople: 600'];

test('A plan is added once, below what is written and the questions that it leaves open', () => {
  const store = openTab();
  saveDraft({ values: { ...values, message: 'We are at the school.\n' } }, store);
  const both = `We are at the school.\n\nWhere: \nWhen: \n\n${first}`;
  expect(withPlan(first, store)).toBe(both);
  expect(withPlan(first, store)).toBe(both);
  expect(loadDraft(store)?.values.name).toBe('Zoë');
});

test('A newer plan takes the place of one that nobody has edited, whatever is written around it', () => {
  const store = openTab();
  expect(withPlan(first, store)).toBe(`Where: \nWhen: \n\n${first}`);
  expect(withPlan(second, store)).toBe(`Where: \nWhen: \n\n${second}`);
  const message = `Before\n\n${second}\n\nAfter $&`;
  saveDraft({ values: { ...values, message }, plan: second }, store);
  expect(withPlan(first, store)).toBe(`Before\n\n${first}\n\nAfter $&`);
});

test('A plan that was edited stays, and the newer one stands below it', () => {
  const store = openTab();
  const edited = `Where: Miami\n\n${first} at least`;
  saveDraft({ values: { ...values, message: edited }, plan: first }, store);
  expect(withPlan(second, store)).toBe(`${edited}\n\nWhen: \n\n${second}`);
  expect(withPlan(first, store)).toBe(`${edited}\n\nWhen: \n\n${first}`);
});

test('The message goes on at the first open question, or at the plan, until somebody types', () => {
  const store = openTab();
  withPlan(first, store);
  expect(beforeCursor(store)).toBe('Where: ');
  saveDraft({ values: { ...values, message: `Where: Miami\nWhen:\n\n${first}` }, plan: first }, store);
  expect(loadDraft(store)?.cursor).toBeUndefined();
  withPlan(second, store);
  expect(beforeCursor(store)).toBe('Where: Miami\nWhen:');
  saveDraft({ values: { ...values, message: `Where: Miami\nWhen: now\n\n${second}` }, plan: second }, store);
  withPlan(first, store);
  expect(beforeCursor(store)).toBe('Where: Miami\nWhen: now\n\n');
});

test('Two tabs keep two texts, and a later visit finds the last one', () => {
  const [one, other] = [openTab(), openTab()];
  other.device = one.device;
  saveDraft({ values }, one);
  const later = { ...values, message: 'The road is open' };
  saveDraft({ values: later }, other);
  expect(loadDraft(one)).toEqual({ values });
  expect(loadDraft(openTab(one.device))).toEqual({ values: later });
  clearDraft(one);
  expect(loadDraft(openTab(one.device))).toEqual({ values: later });
  clearDraft(other);
  expect(loadDraft(openTab(one.device))).toBeUndefined();
});

test('A receipt removes the draft only if it holds what was sent', () => {
  const store = openTab();
  const attempt = { key: 'key-1', values };
  const changed = { ...values, message: 'Another one' };
  saveDraft({ values: changed, attempt }, store);
  clearSent('key-1', store);
  expect(loadDraft(store)?.values).toEqual(changed);
  saveDraft({ values, attempt }, store);
  clearSent('key-2', store);
  expect(loadDraft(store)?.values).toEqual(values);
  clearSent('key-1', store);
  expect(loadDraft(store)).toBeUndefined();
});

test('A retry keeps its key, whatever was changed in the text', () => {
  const first = attemptFor(values, undefined);
  const changed = { ...values, name: 'Ana Luz' };
  expect(attemptFor(changed, first)).toEqual({ key: first.key, values: changed });
  expect(attemptFor(values, undefined).key).not.toBe(first.key);
});

test('A key is made even without randomUUID (plain http, older phones)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { key } = attemptFor(values, undefined);
  expect(key).toMatch(/^[\d-]{20,}$/);
  expect(attemptFor(values, undefined).key).not.toBe(key);
});
