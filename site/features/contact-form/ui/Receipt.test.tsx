import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isPlainName } from '../../../../server/outbox/mail/acknowledgement.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { Receipt } from './Receipt.tsx';

test('If the sender’s name is not known, no email takes the reference for a name', () => {
  const place = {
    copy: readContent('en').contact.form,
    language: 'en',
    action: '/',
    phone: '',
    timeZone: 'UTC',
  };
  const markup = renderToStaticMarkup(<Receipt {...place} reference="CW-KMNP-QRTW" />);
  const [, name = ''] = /name="name" value="([^"]+)"/.exec(markup) ?? [];
  expect(name).toContain('CW-KMNP-QRTW');
  expect(isPlainName(name)).toBe(false);
});
