import { placeholdersIn } from '../i18n/fill.ts';
import { countryName, formatDay, formatPeriod, intlLocale, joinParts, languageName } from '../i18n/locale.ts';
import { officeHours, zoneName } from './office-hours.ts';
import type { OfficeHoursForms } from './schemas/every-page.ts';
import type { Organization } from './schemas/organization.ts';

/** Values that a text may name in braces. A line that needs one which is `undefined` is left out. */
export type Facts = Readonly<Record<string, string | undefined>>;

type Translations = Organization['translations'][string];

/**
 * The facts of the organization by the names that texts use for them, as the language writes them. One that is
 * not set is there, too, as `undefined`: `fillFacts` then leaves out the text.
 */
export function factsFor(organization: Organization, language: string, forms: OfficeHoursForms): Facts {
  const { address, certificates, giving, hours, identifiers, legal, retention } = organization;
  const listFormat = new Intl.ListFormat(intlLocale(language));
  const translations: Facts = organization.translations[language] ?? {};
  // With this type, a fact that is renamed here or in the schema alone does not compile.
  const facts: Facts & Record<keyof Translations, string | undefined> = {
    brand: organization.brand,
    legalName: organization.legalName ?? organization.brand,
    registration: organization.registration,
    director: organization.director,
    phone: organization.phone,
    email: organization.email,
    ...address,
    country: countryName(address.country, language),
    postalAddress: `${address.street}, ${address.city}, ${address.region} ${address.zip}`,
    officeHours: officeHours(hours, language, forms),
    answersIn: joinParts(
      listFormat.formatToParts(organization.answersIn.map(code => languageName(code, language))),
      language,
    ),
    timeZone: zoneName(hours.timeZone, language),
    responseHours: String(organization.responseHours),
    supportHours: organization.supportHours,
    callHours: organization.callHours,
    retention: formatPeriod(retention.messageMonths, 'month', language),
    logDays: formatPeriod(retention.logDays, 'day', language),
    backupDays: formatPeriod(retention.backupDays, 'day', language),
    isoNumber: certificates.iso9001.number,
    isoBody: certificates.iso9001.body,
    isoValidTo: certificates.iso9001.validTo && formatDay(certificates.iso9001.validTo, language),
    isoScope: certificates.iso9001.scope,
    epaEstablishment: certificates.epa.establishment,
    insurance: organization.insurance,
    references: organization.references.join('; ') || undefined,
    countedThrough: organization.countedThrough && formatDay(organization.countedThrough, language),
    uei: identifiers.uei,
    cage: identifiers.cage,
    naics: identifiers.naics.join(', ') || undefined,
    accessibilityDays: organization.accessibilityDays?.toString(),
    givingHost: giving.url && new URL(giving.url).host,
    purpose: giving.purpose,
    refundDays: giving.refundDays ? formatPeriod(giving.refundDays, 'day', language) : undefined,
    taxStatus: giving.tax?.status,
    ein: giving.tax?.ein,
    law: legal.law,
    courts: legal.courts,
    providers: legal.providers,
    serverCountry: legal.serverCountry,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, value && (translations[name] ?? value)]),
  );
}

/**
 * Replaces `{fact}` in a text, or returns `undefined` for a text that needs a fact which is not set. Names
 * that are not facts stay (they are filled at run time; the schema says which).
 */
export function fillFacts(text: string, facts: Facts): string | undefined {
  if (placeholdersIn(text).some(name => name in facts && facts[name] === undefined)) return undefined;
  // A name such as "Inc." at the end of a sentence already has a period.
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const fact = facts[name];
    return fact === undefined ? whole : fact.endsWith('.') ? fact : fact + stop;
  });
}
