import type { Delivery } from '../../outbox/outbox.ts';
import { counted } from '../number.ts';
import type { Finding, Patient } from './finding.ts';

/** What is due for longer is tried by nobody. In milliseconds. */
const late = 15 * 60_000;

/** What was given up, what fails for now, and what nobody tries. */
export async function checkOutbox({ config, outbox, now }: Patient): Promise<Finding[]> {
  const [dead, pending] = await Promise.all(
    (['dead', 'pending'] as const).map(state => outbox.list({ state })),
  );
  const findings: Finding[] = [];
  const find = (status: Finding['status'], found: readonly Delivery[] | undefined, words: string) => {
    if (!found || found.length === 0) return;
    const error = found.findLast(({ lastError }) => lastError !== '')?.lastError;
    const message = `${counted(found.length, 'delivery', 'deliveries')} ${words}`;
    findings.push({
      check: 'deliveries',
      status,
      message: error ? `${message}; last error: ${error}` : message,
    });
  };
  const isUntried = ({ nextTryAt }: Delivery) => nextTryAt.getTime() < now.getTime() - late;
  const isAwaited = ({ channel }: Delivery) =>
    (channel === 'webhook' ? config.webhook : config.mail) !== undefined;
  const untried = pending?.filter(isUntried);
  find('fail', dead, 'given up; mend the cause, then: npm run messages -- retry --dead');
  find('fail', untried?.filter(isAwaited), 'due and tried by nobody: does the site run?');
  find(
    'warn',
    untried?.filter(one => !isAwaited(one)),
    'waiting for a way out that is not configured',
  );
  find(
    'warn',
    pending?.filter(one => one.lastError !== '' && !isUntried(one)),
    'failed and tried again later',
  );
  if (findings.length === 0)
    findings.push({ check: 'deliveries', status: 'ok', message: 'none failed, none late' });
  return findings;
}
