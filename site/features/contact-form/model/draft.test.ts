import { expect, onTestFinished, test, vi } from 'vitest';
import { attemptFor, clearDraft, loadDraft, maxDraftHours, putInDraft, saveDraft } from './draft.ts';
import { emptyValues } from './form-values.ts';

/** `localStorage` in memory. */
function memoryStore(first?: string) {
  const items = new Map<string, string>(first === undefined ? [] : [['contact-draft', first]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const values = { ...emptyValues, name: 'Zoë', message: '水が必要です 🚰\nsecond line' };

test('A draft in any script comes back as typed', () => {
  const store = memoryStore();
  saveDraft(store, { values });
  expect(loadDraft(store)).toEqual({ values });
});

test('A draft is gone from the device after 24 hours', () => {
  onTestFinished(() => void vi.useRealTimers());
  const store = memoryStore();
  vi.useFakeTimers();
  saveDraft(store, { values });
  vi.advanceTimersByTime(maxDraftHours * 60 * 60 * 1000 - 1);
  expect(loadDraft(store)).toEqual({ values });
  vi.advanceTimersByTime(1);
  expect(loadDraft(store)).toBeUndefined();
  expect(store.items.size).toBe(0);
});

test('A draft is removed once all fields are empty, and after success', () => {
  const store = memoryStore();
  saveDraft(store, { values });
  saveDraft(store, { values: emptyValues });
  expect(store.items.size).toBe(0);
  saveDraft(store, { values });
  clearDraft(store);
  expect(loadDraft(store)).toBeUndefined();
});

test.each(['{', 'null', '{"values":{"name":["x"]}}'])(
  'The stored text %s is not a draft and is ignored',
  stored => {
    expect(loadDraft(memoryStore(stored))).toBeUndefined();
  },
);

test('A draft with a broken field keeps the others, and drops a broken key', () => {
  const stored = JSON.stringify({
    savedAt: Date.now(),
    values: { name: 'Ana', phone: 5 },
    attempt: { key: 1 },
  });
  expect(loadDraft(memoryStore(stored))).toEqual({ values: { ...emptyValues, name: 'Ana' } });
});

const questions = ['Where:', 'When:'];

test('A blocked or full store raises no error', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(() => saveDraft(store, { values })).not.toThrow();
  expect(() => clearDraft(store)).not.toThrow();
  expect(loadDraft(store)).toBeUndefined();
  expect(loadDraft(undefined)).toBeUndefined();
  expect(putInDraft('Water plan', questions, undefined)).toBe(false);
});

/** The message after a plan was added to it. */
function withPlan(plan: string, store: ReturnType<typeof memoryStore>) {
  putInDraft(plan, questions, store);
  return loadDraft(store)?.values.message;
}

/** The text before the cursor after a plan was added. */
function beforeCursor(store: ReturnType<typeof memoryStore>) {
  const draft = loadDraft(store);
  return draft?.values.message.slice(0, draft.cursor);
}

const [first, second] = ['Water plan\nPeople: 60', 'Water plan\nPeople: 600'];

test('A plan is added once, below what is written and the questions that it leaves open', () => {
  const store = memoryStore();
  saveDraft(store, { values: { ...values, message: 'We are at the school.\n' } });
  const both = `We are at the school.\n\nWhere: \nWhen: \n\n${first}`;
  expect(withPlan(first, store)).toBe(both);
  expect(withPlan(first, store)).toBe(both);
  expect(loadDraft(store)?.values.name).toBe('Zoë');
});

test('A newer plan takes the place of one that nobody has edited, whatever is written around it', () => {
  const store = memoryStore();
  expect(withPlan(first, store)).toBe(`Where: \nWhen: \n\n${first}`);
  expect(withPlan(second, store)).toBe(`Where: \nWhen: \n\n${second}`);
  const message = `Before\n\n${second}\n\nAfter $&`;
  saveDraft(store, { values: { ...values, message }, plan: second });
  expect(withPlan(first, store)).toBe(`Before\n\n${first}\n\nAfter $&`);
});

test('A plan that was edited stays, and the newer one stands below it', () => {
  const store = memoryStore();
  const edited = `Where: Miami\n\n${first} at least`;
  saveDraft(store, { values: { ...values, message: edited }, plan: first });
  expect(withPlan(second, store)).toBe(`${edited}\n\nWhen: \n\n${second}`);
  expect(withPlan(first, store)).toBe(`${edited}\n\nWhen: \n\n${first}`);
});

test('The message goes on at the first open question, or at the plan, until somebody types', () => {
  const store = memoryStore();
  withPlan(first, store);
  expect(beforeCursor(store)).toBe('Where: ');
  saveDraft(store, { values: { ...values, message: `Where: Miami\nWhen:\n\n${first}` }, plan: first });
  expect(loadDraft(store)?.cursor).toBeUndefined();
  withPlan(second, store);
  expect(beforeCursor(store)).toBe('Where: Miami\nWhen:');
  saveDraft(store, { values: { ...values, message: `Where: Miami\nWhen: now\n\n${second}` }, plan: second });
  withPlan(first, store);
  expect(beforeCursor(store)).toBe('Where: Miami\nWhen: now\n\n');
});

test('An attempt keeps its key for the same content and gets a new one for other content', () => {
  const first = attemptFor('{"name":"Ana"}', undefined);
  expect(attemptFor('{"name":"Ana"}', first)).toBe(first);
  expect(attemptFor('{"name":"Ana Luz"}', first).key).not.toBe(first.key);
});

test('A key is made even without randomUUID (plain http, older phones)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { key } = attemptFor('{}', undefined);
  expect(key).toMatch(/^[\d-]{20,}$/);
  expect(attemptFor('{}', undefined).key).not.toBe(key);
});
