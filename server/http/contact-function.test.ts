import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { sendAnswer } from './answer.ts';
import { contactAnswers } from './contact-answers.ts';
import { contactFunction } from './contact-function.ts';

const english = readContent('en')['contact-answers'];
const answers = contactAnswers(english, 'en');
const spanish = contactAnswers({ ...english, required: 'Por favor, escriba su nombre y su mensaje.' }, 'es');

/** The function over real HTTP, for a site in two languages. */
async function serve(): Promise<string> {
  const server = createServer((req, res) => {
    const needs = {
      answersIn: (language: string | undefined) => (language === 'es' ? spanish : answers),
      allowedOrigins: new Set<string>(),
      limits: { bytes: 1000, milliseconds: 1000 },
      sound: true,
      submit: async () => ({
        kind: 'invalid' as const,
        problems: [{ field: 'name' as const, code: 'required' as const }],
      }),
      failed: (error: unknown) => expect.unreachable(String(error)),
    };
    void contactFunction(req, needs).then(answer => sendAnswer(res, answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
}

test.each([
  ['es', 'Por favor, escriba su nombre y su mensaje.'],
  ['en', english.required],
  ['xx', english.required],
])(
  'the page in %s gets its answer in its language, or in the first one of the site',
  async (language, error) => {
    const response = await fetch(await serve(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Language': language },
      body: '{}',
    });
    expect(await response.json()).toEqual({ success: false, error });
  },
);
