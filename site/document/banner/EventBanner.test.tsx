import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventBanner } from './EventBanner.tsx';

test('The notice of an event is a named landmark with day, text and link', () => {
  const event = {
    text: 'We are taking requests.',
    date: '2026-09-01',
    link: { label: 'How', href: '/contact' },
  };
  const banner = renderToStaticMarkup(<EventBanner label="Notice" event={event} language="en" />);
  expect(banner).toMatch(/^<aside [^>]*aria-label="Notice"/);
  expect(banner).toContain('<time dateTime="2026-09-01">September 1, 2026</time>');
  expect(banner).toContain('We are taking requests.');
  expect(banner).toContain('<a href="/contact">How</a>');
});
