import type { ServerResponse } from 'node:http';
import type { ContactAnswer } from '#contract/contact-message.ts';

/** What the contact function says, before it is sent. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: ContactAnswer;
}

export function sendAnswer(res: ServerResponse, { status, headers, body }: Answer): void {
  if (!body) {
    res.writeHead(status, headers).end();
    return;
  }
  const bytes = Buffer.from(JSON.stringify(body));
  res.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': bytes.length,
  });
  res.end(bytes);
}
