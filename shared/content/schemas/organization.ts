import { z } from 'zod';
import { isPlausibleEmail } from '../../contact/email-address.ts';
import { claimId } from './ids.ts';
import { matching, text } from './text.ts';

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "09:00"');
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const timeZone = z.string().refine(isTimeZone, 'is not a time zone such as America/New_York');
const country = matching(/^[A-Z]{2}$/, 'is not the code of a country such as US, in capital letters');
const language = matching(/^[a-z]{2,3}$/, 'is not the code of a language such as en, in small letters');

/** Facts for the page about giving. All are optional; one that is not set is not mentioned. */
const giving = z
  .strictObject({
    url: z
      .url({ protocol: /^https$/, error: 'expected an address that starts with https://' })
      .optional()
      .describe('The page of a payment provider where the giver chooses an amount.'),
    purpose: text.optional().describe('What gifts are used for, as in "Gifts go toward ...".'),
    refundDays: z.int().positive().optional(),
    tax: z
      .strictObject({ status: text, ein: text.optional() })
      .optional()
      .describe('"{legalName} is a {status}". With an EIN, gifts are deductible; without one, they are not.'),
  })
  .refine(({ url, purpose, tax }) => url === undefined || (purpose !== undefined && tax !== undefined), {
    error: 'money is not asked for without saying its use and our status: set purpose and tax',
  });

/** Facts that are words, by the names that texts use for them (shared/content/facts.ts). */
const translatedFact = z.enum([
  'city',
  'region',
  'supportHours',
  'callHours',
  'isoScope',
  'insurance',
  'references',
  'purpose',
  'taxStatus',
  'law',
  'courts',
  'providers',
  'serverCountry',
]);

/** The facts of the organization. What is required here must be set before the site can be built. */
export const organizationSchema = z.strictObject({
  brand: text,
  legalName: text.optional(),
  registration: text.optional().describe('Where it is registered, and its number. Shown when set.'),
  director: text.optional().describe('Who leads it and answers for it: a name. Shown when set.'),
  referencePrefix: matching(/^[A-Z]{2,4}$/, 'expected two to four capital letters, such as CW').describe(
    'The letters that the reference of each message begins with. Earlier references stay valid.',
  ),
  phone: matching(
    /^\+([ ()-]*\d){7,15}$/,
    'expected a number with country code, such as "+1 (305) 555-0142"',
  ).describe('As printed, beginning with the country code. Phones dial its digits.'),
  email: z.string().refine(isPlausibleEmail, 'is not an email address').describe('Where visitors write to.'),
  address: z.strictObject({
    street: text,
    city: text,
    region: text,
    zip: text,
    country: country.describe('Two letters, such as US.'),
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  hours: z
    .strictObject({
      days: z.array(z.enum(weekdays)).min(1),
      opens: time,
      closes: time,
      timeZone: timeZone.describe('Such as America/New_York.'),
    })
    .refine(({ opens, closes }) => closes === '00:00' || opens < closes, {
      path: ['closes'],
      error: 'must be later than `opens`; midnight is "00:00"',
    }),
  // The Arabic texts have the form of "hours" that goes with 11 to 99. The first reminder names 75% of these.
  responseHours: z
    .int()
    .min(15)
    .max(99)
    .describe('Hours within which a message is answered. The team is reminded after 75% and 95% of them.'),
  supportHours: text.describe('When technical support answers the phone, as printed.'),
  callHours: text.describe('Who answers the phone, and when: one sentence, shown wherever it helps.'),
  answersIn: z.array(language).min(1).describe('Languages in which someone can answer, such as en.'),
  retention: z.strictObject({
    messageMonths: z.int().positive().describe('Months after the last contact until a message is erased.'),
    logDays: z.int().positive().describe('How many days the log is kept.'),
    backupDays: z
      .int()
      .positive()
      .describe('How many days a backup is kept, and a message in it after its erasure.'),
  }),
  certificates: z
    .strictObject({
      iso9001: z
        .strictObject({
          number: text.optional(),
          body: text.optional(),
          validTo: z.iso.date().optional(),
          scope: text.optional(),
        })
        .prefault({})
        .meta({ title: 'ISO 9001' }),
      epa: z.strictObject({ establishment: text.optional() }).prefault({}).meta({ title: 'EPA' }),
    })
    .prefault({})
    .describe('Identifiers and evidence. Shown when set.'),
  insurance: text.optional().describe('What public buyers may read about insurance. Shown when set.'),
  references: z
    .array(text)
    .default([])
    .describe('Past work that public buyers may ask about. Shown when set.'),
  countedThrough: matching(/^\d{4}-(0[1-9]|1[0-2])$/, 'expected a month such as 2026-10')
    .optional()
    .describe('The last month that the figures count, such as 2026-10. Named when set.'),
  pressContact: text.optional().describe('Who answers journalists. Named when set.'),
  accessibilityDays: z
    .int()
    .positive()
    .optional()
    .describe('Working days within which a report about accessibility is answered. Promised when set.'),
  identifiers: z
    .strictObject({
      uei: text.optional().describe('Unique Entity ID of SAM.gov.'),
      cage: text.optional(),
      naics: z.array(text).default([]).describe('Codes of six digits, in quotes.'),
    })
    .prefault({})
    .describe('The codes by which public buyers look up a supplier. Shown when set.'),
  claimsChecked: z
    .partialRecord(claimId, z.iso.date())
    .prefault({})
    .describe('The day on which each claim was last checked, by its id in claims.yaml.'),
  giving: giving.prefault({}).describe('For the page Donate. Without `url` the page asks givers to write.'),
  legal: z
    .strictObject({
      law: text.optional(),
      courts: text.optional(),
      providers: text.optional().describe('Who hosts the site or sends mail for us.'),
      serverCountry: text.optional(),
    })
    .prefault({})
    .describe('What the legal texts name.'),
  policyUpdated: z.iso.date(),
  translations: z
    .record(language, z.partialRecord(translatedFact, text))
    .prefault({})
    .describe('Translations of the facts that are words. All other facts are shown as they are above.'),
});

export type Organization = z.infer<typeof organizationSchema>;
