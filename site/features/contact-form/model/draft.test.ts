import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../../tests/support/memory-storage.ts';
import {
  addPlanToDraft,
  clearDraft,
  clearSentDraft,
  type Draft,
  loadDraft,
  saveDraft as save,
} from './draft.ts';
import { emptyValues } from './form-values.ts';
import { draftKey } from './storage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  vi.stubGlobal('localStorage', createMemoryStorage());
});

function saveDraft(draft: Partial<Draft>) {
  return save({ values: emptyValues, submission: { key: 'key-1', values: emptyValues }, ...draft });
}

const values = { ...emptyValues, name: 'Zoë', message: '水が必要です 🚰\nsecond line' };

test('A draft is removed once all fields are empty', () => {
  saveDraft({ values });
  saveDraft({ values: emptyValues });
  expect([sessionStorage, localStorage].map(area => area.getItem(draftKey))).toEqual([null, null]);
});

test('Stored text that is no draft is ignored', () => {
  localStorage.setItem(draftKey, '{"values":{"name":["x"]}}');
  expect(loadDraft()).toBeUndefined();
});

test('A draft that an older version has stored is read', () => {
  saveDraft({ values });
  const stored = JSON.parse(localStorage.getItem(draftKey) ?? '');
  sessionStorage.setItem(draftKey, JSON.stringify({ ...stored, cursor: 7 }));
  expect(loadDraft()).toMatchObject({ values, submission: { key: 'key-1', values: emptyValues } });
});

test('A blocked or full store raises no error', () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  for (const store of [{ getItem: refuse, setItem: refuse, removeItem: refuse }, undefined]) {
    vi.stubGlobal('sessionStorage', store);
    vi.stubGlobal('localStorage', store);
    expect(saveDraft({ values })).toBe(false);
    expect(clearDraft).not.toThrow();
    expect(loadDraft()).toBeUndefined();
  }
});

test('What one of two tabs sends is gone there and on the device, and the other tab keeps its own text', () => {
  const other = sessionStorage;
  saveDraft({ values: { ...values, message: 'The text of the other tab' } });
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  saveDraft({ values });
  clearDraft();
  expect(loadDraft()).toBeUndefined();
  vi.stubGlobal('sessionStorage', other);
  expect(loadDraft()?.values.message).toBe('The text of the other tab');
});

test('A tab that sends its text leaves a later one of another tab on the device', () => {
  const now = vi.spyOn(Date, 'now');
  saveDraft({ values });
  const own = sessionStorage;
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  now.mockReturnValue(Date.now() + 1000);
  saveDraft({ values: { ...values, message: 'Written later' } });
  now.mockRestore();
  vi.stubGlobal('sessionStorage', own);
  clearDraft();
  expect(loadDraft()?.values.message).toBe('Written later');
});

test('A tab that has no draft leaves that of another tab on the device', () => {
  saveDraft({ values });
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  saveDraft({ values: emptyValues });
  expect(loadDraft()?.values).toEqual(values);
});

const questions = ['Where:', 'When:'];

/** The message after a plan was added to it. */
function withPlan(plan: string) {
  addPlanToDraft(plan, questions);
  return loadDraft()?.values.message;
}

const [first, second] = ['Water plan\nPeople: 60', 'Water plan\nPeople: 600'];

test('A plan is added once, below what is written and the questions that it leaves open', () => {
  saveDraft({ values: { ...values, message: 'We are at the school.\n' } });
  const both = `We are at the school.\n\nWhere: \nWhen: \n\n${first}`;
  expect(withPlan(first)).toBe(both);
  expect(withPlan(first)).toBe(both);
  expect(loadDraft()?.values.name).toBe('Zoë');
});

test('Text around a plan stays as it is, whatever signs it has', () => {
  const message = `Before\n\n${second}\n\nAfter $&`;
  saveDraft({ values: { ...values, message }, plan: second });
  expect(withPlan(first)).toBe(`Before\n\n${first}\n\nAfter $&`);
});

test('A plan that was edited stays, and the newer one stands below it', () => {
  const edited = `Where: Miami\n\n${first} at least`;
  saveDraft({ values: { ...values, message: edited }, plan: first });
  expect(withPlan(second)).toBe(`${edited}\n\nWhen: \n\n${second}`);
  expect(withPlan(first)).toBe(`${edited}\n\nWhen: \n\n${first}`);
});

test('A receipt removes the draft only if it holds what was sent', () => {
  const changed = { ...values, message: 'Another one' };
  const submission = { key: 'key-1', values };
  saveDraft({ values: changed, submission });
  clearSentDraft('key-1');
  expect(loadDraft()?.values).toEqual(changed);
  saveDraft({ values, submission });
  clearSentDraft('key-2');
  expect(loadDraft()?.values).toEqual(values);
  clearSentDraft('key-1');
  expect(loadDraft()).toBeUndefined();
});
