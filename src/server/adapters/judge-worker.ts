import { parentPort } from 'node:worker_threads';
import { judgeMail } from '../../engine/judge-mail.ts';
import { judgePicture } from '../../engine/judge-picture.ts';
import { isReadable } from '../../engine/parse/mail/is-readable.ts';
import { readMail } from '../../engine/parse/mail/read-mail.ts';
import { analyseSample } from '../../engine/sample-analysis.ts';
import { readFeeds } from '../../engine/tables/feed-index.ts';
import { faultOf } from './fault-of.ts';
import type { JudgeJob, Judgement } from './judges.ts';
import { mailTools } from './mail-tools.ts';
import { urlFactsFromTables } from './model-files.ts';
import { trainedModels } from './trained-models.ts';

// The inside of a worker thread of mail-judge.ts: one message at a time, in and out.

let feeds: JudgeJob['feeds'] = [];
let lookup = readFeeds(feeds);
const urlFacts = urlFactsFromTables({
  lookup: (url) => lookup(url),
  newest: () => feeds[0]?.listedOn ?? null,
});
const tools = mailTools();
const models = trainedModels();

const judge = async (job: JudgeJob): Promise<Judgement> => {
  try {
    feeds = job.feeds;
    lookup = readFeeds(feeds);
    if ('sample' in job)
      return { state: 'sampled', sample: await analyseSample(job.sample, { urlFacts, models }) };
    if ('reading' in job) {
      const { reading, seenBefore } = job;
      return { state: 'judged', verdict: judgePicture(reading, { urlFacts, models, seenBefore }) };
    }
    const mail = await readMail(job.mail, tools);
    if (!isReadable(mail)) return { state: 'unreadable' };
    return {
      state: 'judged',
      verdict: judgeMail(mail, { urlFacts, authentication: job.authentication, models }),
    };
  } catch (error) {
    return { state: 'failed', ...faultOf(error) };
  }
};

parentPort?.on('message', (job: JudgeJob) => {
  void judge(job).then((judgement) => parentPort?.postMessage(judgement));
});

// The first message reads the tables and the models and compiles the code; the first visitor's time is not for that.
await judge({ mail: { content: 'Hello https://example.com/' }, authentication: null, feeds: [] });
parentPort?.postMessage('ready');
