import { fill } from '#content/fill.ts';
import type { ContactAnswerWords, CountedWords, RefusalCode } from '#content/schema/contact-answers.ts';
import type { ContactAnswer, FieldProblem } from '#contract/contact-message.ts';
import type { SubmitOutcome } from '#contract/page-services.ts';

export type { RefusalCode };

/** What the contact function answers, before it is sent. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: ContactAnswer;
}

const refusalStatus: Readonly<Record<RefusalCode, number>> = {
  badRequest: 400,
  notJson: 400,
  notObject: 400,
  badKey: 400,
  wrongMethod: 405,
  tooSlow: 408,
  tooLarge: 413,
  wrongType: 415,
};

/** The answers of the contact function in one language. */
export interface ContactAnswers {
  ofOutcome(outcome: SubmitOutcome): Answer;
  refusal(code: RefusalCode): Answer;
  unexpected(): Answer;
}

export function contactAnswers(words: ContactAnswerWords, language: string): ContactAnswers {
  const plurals = new Intl.PluralRules(language);
  const counted = (forms: CountedWords, name: string, count: number) =>
    fill(forms[plurals.select(count)] ?? forms.other, { [name]: count });
  const textOf = (problem: FieldProblem): string => {
    if (problem.code === 'required') return words.required;
    const { notText, tooLong } = words.fields[problem.field];
    return problem.code === 'not-text' ? notText : counted(tooLong, 'n', problem.excess);
  };
  const failed = (status: number, error: string, retryAfterSeconds?: number): Answer => ({
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
    body: { success: false, error },
  });

  return {
    ofOutcome(outcome) {
      switch (outcome.kind) {
        case 'stored':
          return {
            status: 200,
            headers: { 'Cache-Control': 'no-store' },
            body: {
              success: true,
              message: words.stored,
              reference: outcome.reference,
              receivedAt: outcome.receivedAt.toISOString(),
              replyBy: outcome.replyBy.toISOString(),
            },
          };
        case 'invalid':
          // Two empty fields share one sentence, which is said once.
          return failed(200, [...new Set(outcome.problems.map(textOf))].join(' '));
        case 'limited': {
          const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
          const forms = outcome.of === 'site' ? words.busy : words.limited;
          return failed(429, counted(forms, 'minutes', minutes), outcome.retryAfterSeconds);
        }
        case 'unavailable':
          return failed(503, words.unavailable, outcome.retryAfterSeconds);
      }
    },
    refusal: code => failed(refusalStatus[code], words.refused[code]),
    unexpected: () => failed(500, words.unavailable),
  };
}
