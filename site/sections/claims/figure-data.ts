import { stringify } from 'csv-stringify/sync';
import { localizedPath } from '../../content.ts';
import type { Page } from '../../page.ts';

/** One of the figures about the organization's work, for programs. */
interface FigureRecord {
  id: string;
  /** As the site writes it, such as `1M+`. */
  value: string;
  /** The number behind it; `null` if the figure is not a count. */
  atLeast: number | null;
  label: string;
  inOtherUnits: string | null;
  definition: string;
  doesNotMean: string;
  /** Empty: no document is shown yet. */
  evidence: string[];
  /** The day of the last check (ISO 8601); `null` where none is recorded. */
  lastChecked: string | null;
  /** The figure's entry on the site. */
  page: string;
}

/** The figures with their definitions, in the copy of the page of claims. */
function figureRecords({ copy, organization, language }: Page, site: URL): FigureRecord[] {
  return copy.claims.figures.map(figure => ({
    id: figure.id,
    value: figure.value,
    atLeast: figure.atLeast ?? null,
    label: figure.label,
    inOtherUnits: figure.detail ?? null,
    definition: figure.means,
    doesNotMean: figure.limits,
    evidence: figure.evidence,
    lastChecked: organization.claimsChecked[figure.id] ?? null,
    page: new URL(localizedPath(language, `/claims#${figure.id}`), site).href,
  }));
}

/** The figures as JSON, with who states them and whom to ask. */
export function figuresJson(page: Page, site: URL): string {
  const { brand, email } = page.organization;
  return `${JSON.stringify(
    { statedBy: brand, contact: email, language: page.language, figures: figureRecords(page, site) },
    undefined,
    2,
  )}\n`;
}

/** The figures as CSV: a row for each, under the field names of the JSON. */
export function figuresCsv(page: Page, site: URL): string {
  const { brand, email } = page.organization;
  const records = figureRecords(page, site).map(({ evidence, ...record }) => ({
    ...record,
    evidence: evidence.join(' '),
    statedBy: brand,
    contact: email,
    language: page.language,
  }));
  return stringify(records, {
    header: true,
    record_delimiter: '\r\n',
    // Otherwise off once a record delimiter is given.
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
