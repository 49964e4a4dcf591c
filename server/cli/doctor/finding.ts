/** The result of a check, and the remedy. `warn`: good to know. `fail`: somebody has to act. */
export interface Finding {
  check: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
}

export const ok = (check: string, message: string): Finding => ({ check, status: 'ok', message });
export const warn = (check: string, message: string): Finding => ({ check, status: 'warn', message });
export const fail = (check: string, message: string): Finding => ({ check, status: 'fail', message });
