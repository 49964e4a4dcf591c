import { notConfigured, type ParsedConfig } from '../../config.ts';
import type { Finding } from './finding.ts';

/** The environment, as the start of the site reads it. */
export function checkConfiguration(parsed: ParsedConfig): Finding[] {
  const check = 'configuration';
  if (!parsed.ok) return parsed.problems.map(message => ({ check, status: 'fail', message }));
  const missing = notConfigured(parsed.config);
  if (missing.length === 0) return [{ check, status: 'ok', message: 'complete' }];
  return missing.map(message => ({ check, status: 'warn', message: `not configured: ${message}` }));
}
