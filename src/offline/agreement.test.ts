import { expect, it } from 'vitest';
import type { ApiResult } from '../contract/v1/result.ts';
import { startProgramApp } from '../server/testing/program-app.ts';
import { CannotCheck, checkDomainFacts, checkMail, checkUrl, useData } from './index.ts';
import { shippedData } from './testing/shipped-data.ts';
import { type Submission, submissions } from './testing/submissions.ts';

/** `AGREEMENT=all` compares all of them and prints the table; otherwise every twelfth, of every kind. */
const isWhole = process.env['AGREEMENT'] === 'all';

const locally = (submission: Submission, now: Date) => {
  if (submission.kind === 'url') return checkUrl(submission.url, { now });
  if (submission.kind === 'mail') return checkMail(submission.message, { now });
  return checkDomainFacts(submission.domain, undefined, { now });
};

/**
 * Without what only a server has, the id under which a result is kept and its moment; and without the age of the lists, because
 * the threads that judge messages read the machine's clock and not the test's.
 */
const comparable = ({ domain, ...result }: ApiResult): unknown =>
  JSON.parse(
    JSON.stringify({
      ...result,
      id: null,
      createdAt: null,
      ...(domain && { domain: { ...domain, analysisId: null } }),
    }).replace(/\(\d+ days old\)/g, '(… days old)'),
  );

/** What a decoder that only the server has would have read: named as not read, in the panel and among the checks. */
const hasUnread = ({ technicalAnalysis }: ApiResult): boolean =>
  JSON.stringify(technicalAnalysis).includes('without a server');

it('answers as the server with lookups off, field by field', async () => {
  const { app, post } = await startProgramApp({ plan: 'enterprise' });
  useData(await shippedData());
  const onServer = async (submission: Submission): Promise<{ status: number; answer: ApiResult }> => {
    app.turnClock(2000);
    const { statusCode, body } =
      submission.kind === 'url'
        ? await post('/api/v1/check/url', { url: submission.url })
        : submission.kind === 'domain'
          ? await post('/api/v1/check/domain', { domain: submission.domain })
          : typeof submission.message === 'string'
            ? await post('/api/v1/check/mail', { content: submission.message })
            : await post('/api/v1/check/mail', Buffer.from(submission.message), {
                'content-type': 'message/rfc822',
              });
    return { status: statusCode, answer: JSON.parse(body) as ApiResult };
  };
  const all = submissions();
  const chosen = isWhole ? all : all.filter((_, n) => n % 12 === 0);
  const table = { equal: 0, 'named as not read': 0 };
  for (const submission of chosen) {
    const { status, answer } = await onServer(submission);
    const now = app.now();
    const local = await locally(submission, now).catch((error: unknown) => {
      if (error instanceof CannotCheck) return { refused: error.message };
      throw error;
    });
    if (status !== 200 || 'refused' in local) {
      expect([status, 'refused' in local], submission.name).toEqual([expect.toBeOneOf([400, 422]), true]);
      table.equal += 1;
      continue;
    }
    if (!hasUnread(local)) {
      // On a busy machine the thread that verifies senders may be late, and the server then says less: it is asked again.
      const asked = [comparable(answer)];
      await expect
        .poll(async () => asked.pop() ?? comparable((await onServer(submission)).answer), {
          message: submission.name,
          timeout: 60_000,
        })
        .toEqual(comparable(local));
      table.equal += 1;
      continue;
    }
    expect(local.riskLevel, submission.name).toBe(answer.riskLevel);
    table['named as not read'] += 1;
  }
  if (isWhole) process.stdout.write(`${JSON.stringify({ submissions: chosen.length, ...table })}\n`);
});
