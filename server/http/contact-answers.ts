import { fill } from '#content/fill.ts';
import type { ContactAnswerCopy as ContactAnswerWords, RefusalCode } from '#content/schema/messages.ts';
import type { PluralCopy as CountedWords } from '#content/schema/text.ts';
import type { ContactAnswer, FieldProblem } from '#contract/contact-message.ts';
import type { SubmitOutcome } from '#contract/page-services.ts';
import type { Answer } from './answer.ts';

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

/** The answers of the contact function: status, headers and the words of one language. */
export interface ContactAnswers {
  ofOutcome(outcome: SubmitOutcome): Answer;
  refusal(code: RefusalCode, headers?: Readonly<Record<string, string>>): Answer;
  /** An error that nobody foresaw. */
  unexpected(): Answer;
}

export function contactAnswers(words: ContactAnswerWords, language: string): ContactAnswers {
  const plurals = new Intl.PluralRules(language);
  const counted = (forms: CountedWords, name: string, count: number) =>
    fill(forms[plurals.select(count)] ?? forms.other, { [name]: count });

  const wordsOf = (problem: FieldProblem): string => {
    if (problem.code === 'required') return words.required;
    const { notText, tooLong } = words.fields[problem.field];
    return problem.code === 'not-text' ? notText : counted(tooLong, 'n', problem.excess);
  };

  return {
    ofOutcome(outcome) {
      switch (outcome.kind) {
        case 'stored':
          return answer(200, {
            success: true,
            message: words.stored,
            reference: outcome.reference,
            receivedAt: outcome.receivedAt.toISOString(),
            replyBy: outcome.replyBy.toISOString(),
          });
        case 'invalid':
          // Two empty fields have the same words, which are said once.
          return answer(200, {
            success: false,
            error: [...new Set(outcome.problems.map(wordsOf))].join(' '),
          });
        case 'limited': {
          const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
          return answer(
            429,
            {
              success: false,
              error: counted(outcome.of === 'site' ? words.busy : words.limited, 'minutes', minutes),
            },
            { 'Retry-After': String(outcome.retryAfterSeconds) },
          );
        }
        case 'unavailable':
          return answer(
            503,
            { success: false, error: words.unavailable },
            { 'Retry-After': String(outcome.retryAfterSeconds) },
          );
      }
    },
    refusal: (code, headers) =>
      answer(refusalStatus[code], { success: false, error: words.refused[code] }, headers),
    unexpected: () => answer(500, { success: false, error: words.unavailable }),
  };
}

function answer(status: number, body: ContactAnswer, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { ...headers, 'Cache-Control': 'no-store' }, body };
}
