import { describe, expect, it } from 'vitest';
import { contactFields, fieldLimits, isPlausibleEmail, parseContactMessage } from './contact-message.ts';

const complete = { name: 'Ada', phone: '1', email: 'a@b.org', organization: 'O', message: 'Water' };

/** The message that comes out, or a failing test. */
function parsed(fields: Record<string, unknown>) {
  const result = parseContactMessage({ name: 'Ada', message: 'Water', ...fields });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.message;
}

function problems(fields: Record<string, unknown>) {
  const result = parseContactMessage({ ...complete, ...fields });
  return result.ok ? [] : result.problems;
}

describe('a contact message', () => {
  it('has the six fields of the call and nothing else', () => {
    expect(parsed({ ...complete, admin: true, formType: 'other' })).toEqual({
      ...complete,
      formType: 'contact',
    });
  });

  it('needs only a name and a message', () => {
    expect(parsed({ phone: null, email: undefined })).toEqual({
      name: 'Ada',
      phone: '',
      email: '',
      organization: '',
      message: 'Water',
      formType: 'contact',
    });
    expect(problems({ name: ' \u00a0\n', message: '\t' })).toEqual([
      { field: 'name', code: 'required' },
      { field: 'message', code: 'required' },
    ]);
  });

  it.each(contactFields)(
    'takes %s up to its limit, counted after trimming, and says by how much it is over',
    field => {
      const limit = fieldLimits[field];
      expect(problems({ [field]: `  ${'x'.repeat(limit)}  ` })).toEqual([]);
      expect(problems({ [field]: 'x'.repeat(limit + 3) })).toEqual([{ field, code: 'too-long', excess: 3 }]);
    },
  );

  it('counts an emoji as one character', () => {
    expect(problems({ message: '🚱'.repeat(fieldLimits.message) })).toEqual([]);
  });

  it.each([1, true, [], ['a'], {}])('says that %j is no text', value => {
    expect(problems({ name: value })).toEqual([{ field: 'name', code: 'not-text' }]);
  });

  it('does not take what an object inherits for a field', () => {
    const inherited = Object.create({ name: 'Ada', message: 'Water' });
    expect(parseContactMessage(inherited).ok).toBe(false);
    expect(parsed(JSON.parse('{"__proto__": {"name": "x"}, "constructor": 1}')).name).toBe('Ada');
  });

  it('keeps any script as typed, in composed form', () => {
    expect(parsed({ name: 'Re\u0301my' }).name).toBe('R\u00e9my');
    expect(parsed({ message: 'نحتاج إلى ماء 👨‍👩‍👧' }).message).toBe('نحتاج إلى ماء 👨‍👩‍👧');
  });

  it('drops control characters, keeps line breaks and tabs of the message', () => {
    expect(parsed({ message: 'a\u0000b\u001b[2J\r\nc\td\u2028e' }).message).toBe('ab[2J\nc\td\ne');
  });

  it('leaves no line break in a one-line field, so that none can start a new mail header', () => {
    const name = 'Ada\r\nBcc: all@example.org\u2028X\u0085Y';
    expect(parsed({ name, email: 'a@b.org\nCc: c@d.org' })).toMatchObject({
      name: 'Ada Bcc: all@example.org X Y',
      email: 'a@b.org Cc: c@d.org',
    });
  });

  it('replaces half characters, which cannot be stored', () => {
    expect(parsed({ message: 'a\ud800b' }).message).toBe('a\ufffdb');
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.org', 'first.last+tag@sub.example.com'])('%s can be written to', address => {
    expect(isPlausibleEmail(address)).toBe(true);
  });

  it.each(['', 'a', 'a@', 'a@b', 'a b@c.org', 'a@b.org Cc: c@d.org'])('"%s" can not', address => {
    expect(isPlausibleEmail(address)).toBe(false);
  });
});
