import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fill } from '#content/fill.ts';
import { clockTime } from '#content/locale.ts';
import { readContent } from '../../../../tests/support/content.ts';
import { OfficeStatus } from './OfficeStatus.tsx';

const copy = readContent('en').contact.officeStatus;

test('On each day the closed office says when it opens again', () => {
  const markup = renderToStaticMarkup(
    <OfficeStatus
      copy={copy}
      hours={{ days: ['Monday', 'Thursday'], opens: '08:30', closes: '17:00', timeZone: 'America/New_York' }}
      language="en"
    />,
  );
  const until = (day: string) => fill(copy.closed, { day, time: clockTime('08:30', 'en') });
  const data = JSON.parse(markup.replaceAll('&quot;', '"').match(/data-office="(.*)"/)?.[1] ?? '');
  expect(data.closed).toMatchObject({
    Sunday: until('Monday'),
    Monday: until('Thursday'),
    Thursday: until('Monday'),
    Saturday: until('Monday'),
  });
});
