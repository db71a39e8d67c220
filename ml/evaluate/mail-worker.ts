import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { judgeMail, rawFindings } from '../../src/engine/judge-mail.ts';
import { readMail } from '../../src/engine/parse/mail/read-mail.ts';
import type { LabelledMail } from './mail-data.ts';
import { factsFor, loadPopularity } from './popularity-table.ts';

export type JudgedMail = Omit<LabelledMail, 'input'> & {
  subject: string;
  from: string;
  score: number;
  level: 'safe' | 'suspicious' | 'phishing';
  /** What was seen, with the points each got after ceilings. */
  found: [string, number][];
  /** The same before ceilings: what the points are fitted on. */
  raw: [string, number][];
  bytes: number;
  ms: number;
};

const popularity = loadPopularity();
const urlFacts = (url: string) => factsFor(url, popularity);

parentPort?.on('message', async (batch: LabelledMail[]) => {
  const judged: JudgedMail[] = [];
  for (const { input, ...about } of batch) {
    const begin = performance.now();
    const mail = await readMail(input);
    const verdict = judgeMail(mail, { urlFacts });
    const ms = performance.now() - begin;
    judged.push({
      ...about,
      subject: mail.subject.slice(0, 90),
      from: `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`.slice(0, 90),
      score: verdict.riskScore,
      level: verdict.riskLevel,
      found: verdict.threats.map(({ type, score }) => [type, score]),
      bytes: 'bytes' in input ? input.bytes.length : input.content.length,
      ms,
      raw: rawFindings(mail, { urlFacts }).map(({ type, score }) => [type, score]),
    });
  }
  parentPort?.postMessage(judged);
});
