import { expect, test } from 'vitest';
import { readContent } from '../support/content.ts';

// The texts that the specification fixes to the letter. They appear here and in the content, and in no other
// test. Whoever adopts the site deletes this folder: docs/before-you-go-public.md.

const {
  about,
  claims,
  contact,
  error,
  home,
  impact,
  player,
  'every-page': everyPage,
  solutions,
  ...copy
} = readContent('en');
const notFound = copy['not-found'];

const linkLabels = (links: readonly { label: string }[]) => links.map(({ label }) => label);
const partTitles = (parts: object) => Object.values(parts).map(({ title }: { title: string }) => title);

test('The header and the footer link to the specified pages', () => {
  expect(linkLabels(everyPage.header.links)).toEqual(['Home', 'About', 'Solutions', 'Impact', 'Contact']);
  expect(everyPage.footer.quickLinks).toMatchObject({ title: 'Quick Links' });
  expect(linkLabels(everyPage.footer.quickLinks.links)).toEqual([
    'About Us',
    'Our Solutions',
    'Impact',
    'Contact',
    'Privacy Policy',
  ]);
  expect(linkLabels(everyPage.footer.legalLinks)).toEqual(['Privacy Policy', 'Terms of Service']);
  expect(everyPage.footer.certification?.text).toContain('ISO 9001:2015');
});

test('Home has the specified hero, cards, badges, statistic and closing call', () => {
  expect(home.hero).toMatchObject({
    title: 'Industry-Leading Water Solutions',
    subtitle: 'Delivering Safe Water, Anywhere Disaster Strikes...',
    actions: [
      { label: 'Explore Our Capabilities', href: '/solutions' },
      { label: 'Request Consultation', href: '/contact' },
    ],
  });
  expect(home.lifeline).toMatchObject({
    title: 'Tactical Lifeline',
    cards: [
      {
        title: 'Emergency Water Delivery',
        sentence: 'Bottled water and bulk tankers deployed within 24 hrs.',
      },
      {
        title: 'Mobile Purification Systems',
        sentence: 'Convert seawater, floodwater or sewage into safe drinking water onsite.',
      },
      {
        title: 'Tactical Water Support',
        sentence: 'Military-grade logistics for NGOs and governments in conflict zones.',
      },
    ],
  });
  expect(home.guarantees.title).toBe('Our Quality Guarantees');
  expect(claims.badges.map(({ name }) => name)).toEqual([
    'ISO 9001:2015 Certified',
    'WHO Standards Compliant',
    'EPA Registered',
    'Quality Tested',
  ]);
  expect([claims.statistic.amount, ...claims.statistic.lines].join(' ')).toBe(
    '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.',
  );
  expect(everyPage.closing).toMatchObject({
    title: 'Join Us in Making Clean Water Accessible to All',
    actions: [
      { label: 'Partner With Us', href: expect.stringMatching(/^\/contact\b/) },
      { label: 'Make a Donation', href: '/donate' },
    ],
  });
});

test('The time promises are those of the specification', () => {
  const promised = claims.promises.map(({ name, value }) => `${name} ${value}`);
  expect(promised).toContain('Emergency water delivery within 24 hrs');
  expect(promised).toContain('Emergency solutions deployed within 24-48 hours');
});

test('About, Solutions and Impact have the specified parts', () => {
  expect(partTitles(about.cards)).toEqual(['Mission', 'Vision', 'Purpose', 'Innovation']);
  expect(about.priorities.items).toHaveLength(5);
  expect(about.story.title).toBe('Our Story');
  expect(partTitles(solutions.solutions)).toEqual([
    'Clean Water Provision',
    'Water Cleaning and Purification Capability',
    'Water Shipping and Distribution',
    'Technology and System Development',
  ]);
  expect(partTitles(solutions.operations.kinds)).toEqual([
    'Disaster Response',
    'Tactical Water Support',
    'Community Support',
  ]);
  expect(solutions.start.action).toEqual({ label: 'Get Started', href: '/contact' });
  expect(claims.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1M+ people served',
    '500M+ liters delivered',
    '150+ operations supported',
    '24/7 emergency response',
  ]);
  expect(impact.stories.items).toHaveLength(3);
});

test('The 404 page and the error page say what the specification says', () => {
  expect(notFound).toMatchObject({
    figure: '404',
    title: 'Page Not Found',
    home: { label: 'Return to Home', href: '/' },
  });
  expect(error).toMatchObject({
    title: 'Unexpected Application Error!',
    meta: { title: 'Unexpected Application Error!' },
  });
});

test('The form has the texts of the error catalog', () => {
  expect(contact.form.sending).toBe('Sending...');
  expect(contact.form.toasts).toMatchObject({
    required: 'Please fill in all required fields (Name and Message)',
    failed: 'Failed to send message. Please try again.',
    network: 'Network error. Please check your connection and try again.',
    sent: 'Message sent successfully!',
  });
});

test('The video player has the texts of the error catalog', () => {
  expect(player.error).toMatchObject({
    title: 'Error',
    load: 'Failed to load video',
    play: 'Failed to play video: {reason}',
  });
});
