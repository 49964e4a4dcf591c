import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isPlainName } from '../../../../server/outbox/mail/acknowledgement.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { ReplyForm } from './ReplyForm.tsx';

test('If the sender’s name is not known, no email takes the reference for a name', () => {
  const copy = readContent('en').contact.form;
  const markup = renderToStaticMarkup(
    <ReplyForm copy={copy} action="/" reference="CW-KMNP-QRTW" labelledBy="question" />,
  );
  const [, name = ''] = /name="name" value="([^"]+)"/.exec(markup) ?? [];
  expect(name).toContain('CW-KMNP-QRTW');
  expect(isPlainName(name)).toBe(false);
});
