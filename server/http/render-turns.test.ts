import { expect, test } from 'vitest';
import { renderTurns } from './render-turns.ts';

test('Pages take turns, forms first, and 50 of them wait, 10 of one client', async () => {
  const { begin, end } = renderTurns();
  const order: string[] = [];
  const render = async (name: string, client: number, isForm = false) => {
    if (!(await begin(String(client), isForm))) return order.push(`${name} refused`);
    order.push(name);
    return end();
  };
  const pages = Array.from({ length: 51 }, (_, n) => render(`page ${n}`, n));
  const forms = Array.from({ length: 11 }, (_, n) => render(`form ${n}`, 7, true));
  await Promise.all([...pages, ...forms]);
  expect(order.slice(0, 3)).toEqual(['page 50 refused', 'form 10 refused', 'form 0']);
  expect(order.slice(12, 14)).toEqual(['page 0', 'page 1']);
  expect(order).toHaveLength(62);
});
