import { describe, expect, it } from 'vitest';
import { emptyValues, isEmpty, startingValues } from './form-values.ts';

const draft = { ...emptyValues, name: 'Marie', message: 'No water since Monday' };

describe('what the form starts with', () => {
  it('brings back the draft of an earlier visit', () => {
    expect(startingValues(emptyValues, draft)).toEqual(draft);
  });

  it('keeps what was typed before the script ran, and fills only the other fields from the draft', () => {
    const typed = { ...emptyValues, message: 'Now the road is open' };
    expect(startingValues(typed, draft)).toEqual({ ...draft, message: 'Now the road is open' });
  });

  it('begins the message when another page asks for it and nothing is written yet', () => {
    expect(startingValues(emptyValues, undefined, 'I would like to support your work.').message).toBe(
      'I would like to support your work.',
    );
    expect(startingValues(emptyValues, { ...draft, message: ' \n' }, 'Begun.').message).toBe('Begun.');
  });

  it('never puts the beginning over a draft that has text, even where the server already wrote it', () => {
    expect(startingValues(emptyValues, draft, 'Begun.').message).toBe('No water since Monday');
    expect(startingValues({ ...emptyValues, message: 'Begun.' }, draft, 'Begun.').message).toBe(
      'No water since Monday',
    );
  });

  it('counts white space as nothing', () => {
    expect(isEmpty({ ...emptyValues, name: ' \t' })).toBe(true);
    expect(isEmpty(draft)).toBe(false);
  });
});
