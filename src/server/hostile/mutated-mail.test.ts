import { expect, it } from 'vitest';
import { verdictSchema } from '../../contract/analysis.ts';
import { hundredMails } from '../../engine/testing/hundred-mails.ts';
import { mutate, mutations } from '../../engine/testing/mutated-bytes.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { senderVerifier } from '../adapters/sender-verifier.ts';
import { formBody } from '../testing/form-body.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { wholeMailJudge } from '../testing/whole-mail-judge.ts';

// A part of what `bench/fuzz-mail.ts` does 20,000 times.

const faults: object[] = [];
const onFault = (fault: object) => void faults.push(fault);
const judges = sharedJudges({ onFault });
const judgeMail = wholeMailJudge(judges, { onFault });

const mutateMessages = (count: number): { what: string; bytes: Uint8Array }[] => {
  const random = repeatableRandom(4800);
  const mails = hundredMails();
  expect(mails).toHaveLength(100);
  const anyMail = () => mails[Math.floor(random() * mails.length)] ?? new Uint8Array();
  return Array.from({ length: count }, (_, n) => {
    const mutation = mutations[n % mutations.length] ?? 'flip';
    return { what: `${n} ${mutation}`, bytes: mutate(anyMail(), { mutation, random, other: anyMail() }) };
  });
};

it('S48 400 messages, each mutated differently, are judged or unreadable, and no thread ends because of them', async () => {
  const { signal } = new AbortController();
  const verifier = senderVerifier({ dnsServers: null, onFault });
  const states: Record<string, number> = {};
  for (const { what, bytes } of mutateMessages(400)) {
    const authentication = await verifier.verify(bytes, { isExact: true, signal });
    const outcome = await judgeMail({ mail: { bytes }, authentication }, signal);
    expect(outcome.state, what).toBe('done');
    if (outcome.state !== 'done') continue;
    expect(['judged', 'unreadable'], what).toContain(outcome.result.state);
    if (outcome.result.state === 'judged') verdictSchema.parse(outcome.result.verdict);
    states[outcome.result.state] = (states[outcome.result.state] ?? 0) + 1;
  }
  await verifier.close();
  expect(faults).toEqual([]);
  expect(states['judged']).toBeGreaterThan(300);
});

it('S48 40 of them, sent as files, are answered with a result or a reason', async () => {
  const app = await startTestApp({ judges, env: { GUEST_DAILY_LIMIT: '1000' } });
  const statuses = new Set<number>();
  for (const { what, bytes } of mutateMessages(40)) {
    const { payload, headers } = formBody({ name: 'mail.eml', content: bytes });
    const answer = await app.inject({ method: 'POST', url: '/api/analyze/email-file', payload, headers });
    expect([200, 400, 413, 422], `${what} ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
    statuses.add(answer.statusCode);
  }
  expect(statuses).toContain(200);
});
