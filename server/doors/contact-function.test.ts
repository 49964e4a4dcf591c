import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readContent } from '#content/content.ts';
import { createLog } from '../log.ts';
import { contactAnswers } from './contact-answers.ts';
import { contactFunction } from './contact-function.ts';

const english = readContent('en')['contact-answers'];
const spanish = { ...english, required: 'Por favor, escriba su nombre y su mensaje.' };

test.each([
  ['es', spanish.required],
  ['en', english.required],
  ['xx', english.required],
])(
  'The contact function answers a page in language %s in that language, or else in English',
  async (language, error) => {
    const app = Fastify();
    await app.register(contactFunction, {
      prefix: '/call',
      allowedOrigins: new Set<string>(),
      log: createLog('silent'),
      answersIn: code => contactAnswers(code === 'es' ? spanish : english, code === 'es' ? 'es' : 'en'),
      submit: async () => ({ kind: 'invalid', problems: [{ field: 'name', code: 'required' }] }),
    });
    const response = await app.inject({
      method: 'POST',
      url: '/call',
      headers: { 'content-type': 'application/json', 'content-language': language },
      payload: {},
    });
    expect(response.json()).toEqual({ success: false, error });
  },
);
