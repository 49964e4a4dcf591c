import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';

/** Builds an email with the library that sends it, and reads it with another one, as a mail program does. */
export async function parsedMail(mail: SendMailOptions): Promise<{ raw: string; email: Email }> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mail);
  const raw = String(message);
  return { raw, email: await PostalMime.parse(raw) };
}

/** Returns the header lines of an email in order, unfolded. */
export function headLines(raw: string): string[] {
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  return head.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/);
}
