import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPage } from '../../page.ts';
import { Claims, claimEntries } from './Claims.tsx';

const { copy, organization, language } = readPage('/claims');
const { claims } = copy;
const [badge] = claimEntries(claims).badges;
if (!badge) throw new Error('There is no badge');
const heading = claims.groups.badges;

test.each([
  ['without evidence says what to ask for', [], 'Ask us.'],
  ['with evidence names it', ['Certificate Q-1.'], 'Certificate Q-1.'],
])('A claim %s, and nothing else', (_what, evidence, said) => {
  const entries = [{ ...badge, ask: 'Ask us.', evidence }];
  const markup = renderToStaticMarkup(
    <Claims id="badges" copy={claims} {...{ heading, entries, organization, language }} />,
  );
  expect(['Ask us.', 'Certificate Q-1.'].filter(text => markup.includes(text))).toEqual([said]);
});
