import { expect, test } from 'vitest';
import { readContent } from '../support/content.ts';

// The texts that the specification fixes to the letter. They appear here and in the content, and in no other
// test. Whoever adopts the site deletes this folder: docs/before-you-go-public.md.

const copy = readContent('en');
const { about, claims, contact, error, home, impact, player, solutions } = copy;
const { closing, footer, header } = copy['every-page'];

const linkLabels = (links: readonly { label: string }[]) => links.map(({ label }) => label);
const partTitles = (parts: object) => Object.values(parts).map(({ title }: { title: string }) => title);

test('The header and the footer link to the specified pages', () => {
  expect(linkLabels(header.links)).toEqual(['Home', 'About', 'Solutions', 'Impact', 'Contact']);
  expect(footer.quickLinks.title).toBe('Quick Links');
  const quickLinks = ['About Us', 'Our Solutions', 'Impact', 'Contact', 'Privacy Policy'];
  expect(linkLabels(footer.quickLinks.links)).toEqual(quickLinks);
  expect(linkLabels(footer.legalLinks)).toEqual(['Privacy Policy', 'Terms of Service']);
  expect(footer.certification?.text).toContain('ISO 9001:2015');
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
  expect(home.lifeline.title).toBe('Tactical Lifeline');
  expect(home.lifeline.cards.map(({ title, sentence }) => `${title}: ${sentence}`)).toEqual([
    'Emergency Water Delivery: Bottled water and bulk tankers deployed within 24 hrs.',
    'Mobile Purification Systems: Convert seawater, floodwater or sewage into safe drinking water onsite.',
    'Tactical Water Support: Military-grade logistics for NGOs and governments in conflict zones.',
  ]);
  expect(home.guarantees.title).toBe('Our Quality Guarantees');
  const badges = ['ISO 9001:2015 Certified', 'WHO Standards Compliant', 'EPA Registered', 'Quality Tested'];
  expect(claims.badges.map(({ name }) => name)).toEqual(badges);
  expect([claims.statistic.amount, ...claims.statistic.lines].join(' ')).toBe(
    '2.2 Billion People Lack Safe Water Access. Disasters Turn Crisis Into Catastrophe.',
  );
  expect(closing).toMatchObject({
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
  const operations = ['Disaster Response', 'Tactical Water Support', 'Community Support'];
  expect(partTitles(solutions.operations.kinds)).toEqual(operations);
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
  expect(copy['not-found']).toMatchObject({
    figure: '404',
    title: 'Page Not Found',
    home: { label: 'Return to Home', href: '/' },
  });
  expect([error.title, error.meta.title]).toEqual(Array(2).fill('Unexpected Application Error!'));
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
