import type { Locator, Page } from '@playwright/test';
import type { ContactField } from '#shared/contact/contact-message.ts';
import { content, readContent } from './content.ts';
import { expect, islandReady } from './test.ts';

const { form } = readContent('en').contact;

/** The reference of a message, such as `CW-7K4M-9QRT`. */
export const anyReference = new RegExp(`${content.organization.referencePrefix}-\\w{4}-\\w{4}`);

/** Opens a page with the contact form and waits until its script runs. */
export async function openForm(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address);
  await contactForm(page).scrollIntoViewIfNeeded();
  await islandReady(page, 'ContactForm');
}

export async function fillIn(
  page: Page,
  message = 'Clinic, 40 beds, no water since this morning.',
): Promise<void> {
  await field(page, 'name').fill('Marie-Ange Pierre');
  await field(page, 'phone').fill('+509 34 00 0000');
  await field(page, 'message').fill(message);
}

export const contactForm = (page: Page): Locator => page.locator('form#message');

export function field(page: Page, name: ContactField): Locator {
  return contactForm(page).getByRole('textbox', { name: form.fields[name].label, exact: true });
}

/** The button that sends, whatever its text says now. */
export const sendButton = (page: Page): Locator => contactForm(page).locator('button[type="submit"]');

/** The title above a sent message. If nobody can answer it, the title asks for a contact. */
export const sentTitle = (page: Page): Locator => {
  const titled = (name: string) => page.getByRole('heading', { name });
  return titled(form.sent.title).or(titled(form.sent.ask));
};

export const receipt = (page: Page): Locator => sentTitle(page).locator('..');

/** The reference in the receipt above the form. */
export async function receivedReference(page: Page): Promise<string> {
  await expect(receipt(page)).toContainText(anyReference);
  return anyReference.exec((await receipt(page).textContent()) ?? '')?.[0] ?? 'none';
}

export const toasts = (page: Page): Locator => page.locator('#toasts').getByRole('listitem');

export const toast = (page: Page, text: string): Locator => toasts(page).filter({ hasText: text });
