import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';

/** A mail as a mail program reads it: made by the same library that sends it, read by another one. */
export async function parsedMail(mail: SendMailOptions): Promise<{ raw: string; email: Email }> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mail);
  const raw = String(message);
  return { raw, email: await PostalMime.parse(raw) };
}

/** The fields of a mail's head, in order, unfolded. */
export function headLines(raw: string): string[] {
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  return head.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/);
}
