import { z } from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "09:00"');
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const optionalText = z.string().trim().min(1).optional();

/** The facts of the organization. What is required here must be set before the site can be built. */
export const organizationSchema = z.strictObject({
  brand: z.string().trim().min(1),
  legalName: optionalText,
  /** As printed; the dialable form is derived from its digits. Must start with the country code. */
  phone: z
    .string()
    .regex(/^\+[\d ()-]{7,}$/, 'expected a number with country code, such as "+1 (305) 555-0142"'),
  email: z.email(),
  address: z.strictObject({
    street: z.string().trim().min(1),
    city: z.string().trim().min(1),
    region: z.string().trim().min(1),
    zip: z.string().trim().min(1),
    country: z.string().length(2),
  }),
  geo: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  hours: z.strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: time,
    closes: time,
    timeZone: z.string().min(1),
  }),
  answersIn: z.array(z.string().min(2)).min(1),
  retention: z.strictObject({
    messageMonths: z.int().positive(),
    spamDays: z.int().positive(),
    logDays: z.int().positive(),
  }),
  certificates: z.strictObject({
    iso9001: z.strictObject({
      number: optionalText,
      body: optionalText,
      validTo: optionalText,
      scope: optionalText,
    }),
    epa: z.strictObject({ establishment: optionalText }),
  }),
  payment: z.strictObject({ partner: optionalText, url: z.url().optional(), purpose: optionalText }),
  policyUpdated: z.iso.date(),
});

export type Organization = z.infer<typeof organizationSchema>;
