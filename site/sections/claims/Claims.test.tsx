import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageAt } from '../../page.ts';
import { Claims } from './Claims.tsx';

const page = pageAt('/claims');
const { claims } = page.copy;
const [badge] = claims.badges;
if (!badge) throw new Error('There is no badge');

test.each([
  ['without evidence says what to ask for', [], 'Ask us.'],
  ['with evidence names it', ['Certificate Q-1.'], 'Certificate Q-1.'],
])('A claim %s, and nothing else', (_what, evidence, said) => {
  const badges = [{ ...badge, ask: 'Ask us.', evidence }];
  const copy = { ...page.copy, claims: { ...claims, badges } };
  const markup = renderToStaticMarkup(<Claims page={{ ...page, copy }} group="badges" />);
  expect(['Ask us.', 'Certificate Q-1.'].filter(text => markup.includes(text))).toEqual([said]);
});
