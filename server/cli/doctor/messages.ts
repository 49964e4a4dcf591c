import { counted } from '../number.ts';
import { overdueHours, unansweredSince } from '../standing.ts';
import type { Finding, Patient } from './finding.ts';

/** What waits for people: messages without an answer, and held ones that nobody has looked at. */
export async function checkMessages({ store, now }: Patient): Promise<Finding[]> {
  const overdue = (await unansweredSince(store, now, overdueHours)).length;
  const held = await store.count({ state: 'new', held: true });
  return [
    overdue > 0
      ? {
          check: 'answers',
          status: 'fail',
          message: `${counted(overdue, 'message')} without an answer for ${overdueHours} hours: npm run messages -- overdue`,
        }
      : { check: 'answers', status: 'ok', message: `none is ${overdueHours} hours late` },
    held > 0
      ? {
          check: 'held',
          status: 'warn',
          message: `${counted(held, 'message is', 'messages are')} held back from mail: npm run messages -- list --held`,
        }
      : { check: 'held', status: 'ok', message: 'none' },
  ];
}
