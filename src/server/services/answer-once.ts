import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import type { Answer, IdempotentAnswerStore } from '../store/idempotent-answers.ts';
import type { Visitor } from './visitor.ts';

const shortestPauseMs = 10;
const longestPauseMs = 250;

type Needs = { idempotent: IdempotentAnswerStore; clock: () => Date };

/** What is asked, and the caller's name for it. */
type Call = { key: string; what: string; body: Uint8Array | string };

type Work = {
  /** Does it; the result is kept under the visitor's `resultId`. */
  work: (visitor: Visitor) => Promise<Buffer>;
  /** The answer to a result that a server has kept before it died; null where it has kept none. */
  resume: (resultId: string) => Promise<Buffer | null>;
};

/**
 * Does a call once for its `Idempotency-Key`, however often, on however many servers and however close together it is sent: the
 * others wait for its answer and get the same bytes. A call that failed is forgotten, and may be tried again.
 */
export const answerOnce =
  ({ idempotent, clock }: Needs) =>
  async (visitor: Visitor, userId: string, call: Call, { work, resume }: Work): Promise<Answer> => {
    const asked = {
      userId,
      key: digestOf(call.key),
      request: digestOf(call.what, call.body),
    };
    for (let waitMs = shortestPauseMs; ; waitMs = Math.min(2 * waitMs, longestPauseMs)) {
      const standing = await idempotent.take(asked, clock());
      if (standing === 'other request')
        throw new Failure('conflict', 'This Idempotency-Key was used with another call or another body');
      if (standing === 'under way') {
        await pause(waitMs, undefined, { signal: visitor.signal });
        continue;
      }
      if ('answer' in standing) return standing.answer;
      const { held } = standing;
      let body: Buffer;
      try {
        body =
          (held.isResumed ? await resume(held.analysisId) : null) ??
          (await work({ ...visitor, resultId: held.analysisId }));
      } catch (error) {
        // If even this fails, the hold lapses by itself; the first error is the one to report.
        await idempotent.release(held).catch(() => undefined);
        throw error;
      }
      const answer = { status: 200, body };
      await idempotent.keep(userId, held, answer);
      return answer;
    }
  };
export type AnswerOnce = ReturnType<typeof answerOnce>;

const digestOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex');
};
