import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every Linux of today. */
const tick = 10_000;

/**
 * Processor time that a process and its children have used, in microseconds; `undefined` where there is no /proc. Unlike
 * a rate it hardly depends on what else the machine does.
 */
export function cpuTime(pid: number | undefined): number | undefined {
  try {
    // After the name, which may hold anything: state is the first field, user and system time the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const own = (Number(fields[11]) + Number(fields[12])) * tick;
    return children.reduce((sum, child) => sum + (child ? (cpuTime(Number(child)) ?? 0) : 0), own);
  } catch {
    return undefined;
  }
}
