import { z } from 'zod/mini';
import {
  type ContactField,
  type FormValues,
  fieldNames,
  mapFields,
} from '#shared/contact/contact-message.ts';

export const emptyValues = mapFields(() => '');

export const storedValues = z.pipe(
  z.record(z.string(), z.string()),
  z.transform(kept => mapFields(({ name }) => kept[name] ?? '')),
);

/**
 * The text that was submitted last, empty before, and the idempotency key, which stays the same from the first
 * letter until the receipt is seen. So what Back or another tab still has of a sent message gets the first
 * receipt. The server takes key and text together: a text that was changed is another message.
 */
export const storedSubmission = z.object({ key: z.string(), values: storedValues });

export type Submission = z.output<typeof storedSubmission>;

/** Whether it is an idempotency key: numbers of `newSubmission`, or a UUID of older versions. */
export function isKey(text: string): boolean {
  return /^[\da-f]+(?:-[\da-f]+){3,4}$/.test(text);
}

/** The key is 128 random bits. `randomUUID` exists only on https and localhost, and not on older phones. */
export function newSubmission(key = crypto.getRandomValues(new Uint32Array(4)).join('-')): Submission {
  return { key, values: emptyValues };
}

export function filledFields(values: FormValues): ContactField[] {
  return fieldNames.filter(field => values[field].trim() !== '');
}

/** Whether the texts are the same but for white space around them. */
export function isSameText(one: FormValues, other: FormValues): boolean {
  return fieldNames.every(field => one[field].trim() === other[field].trim());
}

/**
 * Tells texts that were sent with one key apart, after they have been removed. Empty fields do not count, so a new
 * field of the form changes no checksum.
 */
export function textChecksum(values: FormValues): number {
  const text = filledFields(values).map(field => [field, values[field].trim()]);
  return [...JSON.stringify(text)].reduce(
    (sum, sign) => (31 * sum + (sign.codePointAt(0) ?? 0)) % 2 ** 32,
    0,
  );
}
