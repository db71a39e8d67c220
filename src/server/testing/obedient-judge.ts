// A worker that does what the message orders: the faults that hostile mail may cause, on demand.
import { setTimeout } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Verdict } from '../../contract/analysis.ts';
import type { JudgeJob, Judgement } from '../adapters/judges.ts';

const verdict: Verdict = {
  riskScore: 0,
  riskLevel: 'safe',
  threats: [],
  technicalAnalysis: {},
  recommendations: [],
  explanation: {
    whoSentThis: '',
    message: null,
    picture: null,
    trail: [],
    checks: [],
    reassurances: [],
    safeWay: null,
    isConclusive: false,
    scoreWithout: {},
  },
};

const orders: Record<string, () => Judgement | Promise<Judgement>> = {
  'rest a while': async () => {
    await setTimeout(1500);
    return { state: 'judged', verdict };
  },
  'rest for ever': () => new Promise(() => undefined),
  'loop without end': () => {
    for (;;);
  },
  'take all the memory': () => {
    const taken: object[] = [];
    for (;;) taken.push(Array.from({ length: 1000 }, (_, n) => ({ n })));
  },
  throw: () => {
    throw new Error('a fault that quotes the message');
  },
  leave: () => process.exit(1),
  fail: () => ({ state: 'failed', name: 'TypeError', stack: 'at judge' }),
  'be unreadable': () => ({ state: 'unreadable' }),
};

const orderIn = (job: JudgeJob) => {
  if ('sample' in job) return job.sample.text;
  if ('about' in job) return job.about;
  if ('link' in job) return job.link;
  if ('reading' in job) return job.reading.lines[0]?.text ?? '';
  if ('content' in job.mail) return job.mail.content;
  return new TextDecoder().decode('bytes' in job.mail ? job.mail.bytes : job.mail.wrapper);
};

parentPort?.on('message', async (job: JudgeJob) => {
  const order = orderIn(job);
  const obey = orders[order] ?? (() => ({ state: 'judged', verdict }));
  parentPort?.postMessage(await obey());
});
parentPort?.postMessage('ready');
