import { expect, test } from 'vitest';
import { renderTurns } from './render-turns.ts';

test('Pages take turns, forms first, and 50 of them wait', async () => {
  const { begin, end } = renderTurns();
  const order: string[] = [];
  const render = async (name: string, isForm = false) => {
    if (!(await begin(isForm))) return order.push(`${name} refused`);
    order.push(name);
    return end();
  };
  const pages = Array.from({ length: 51 }, (_, n) => render(`page ${n}`));
  await Promise.all([...pages, render('form', true)]);
  expect(order.slice(0, 3)).toEqual(['page 50 refused', 'form', 'page 0']);
  expect(order).toHaveLength(52);
});

test('A page that waits for the database lets others render meanwhile, and goes on before those that have not begun', async () => {
  const { begin, end, pause } = renderTurns();
  const stored = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = (async () => {
    await begin(true);
    await pause(stored.promise);
    order.push('first goes on');
    end();
  })();
  const second = (async () => {
    await begin(false);
    order.push('second');
    stored.resolve();
    await new Promise(resolve => setTimeout(resolve));
    end();
  })();
  const third = begin(false).then(() => order.push('third'));
  await Promise.all([first, second, third]);
  expect(order).toEqual(['second', 'first goes on', 'third']);
});
