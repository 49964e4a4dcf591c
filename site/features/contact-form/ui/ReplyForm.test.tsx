import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isPlainName } from '../../../../server/outbox/mail/acknowledgement.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { ReplyForm } from './ReplyForm.tsx';

test('Where the name of the sender is not known, no email greets a reference', () => {
  const copy = readContent('en').contact.form;
  const markup = renderToStaticMarkup(
    <ReplyForm copy={copy} language="en" action="/" reference="CW-KMNP-QRTW" />,
  );
  const [, name = ''] = /name="name" value="([^"]+)"/.exec(markup) ?? [];
  expect(name).toContain('CW-KMNP-QRTW');
  expect(isPlainName(name)).toBe(false);
});
