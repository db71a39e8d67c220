import { parentPort } from 'node:worker_threads';
import { judgeUrl, loadInsights, loadMail, loadPicture, readFeeds } from '../../engine/index.ts';
import { answeringTools, collectingTools } from './enclosure-tools.ts';
import { faultOf } from './fault-of.ts';
import { judgedItem } from './judged-item.ts';
import type { JudgeJob, Judgement, MailJob } from './judges.ts';
import { urlFactsFromTables } from './model-files.ts';
import { trainedModels } from './trained-models.ts';

// The inside of a worker thread of judges.ts: one message, picture or link at a time, in and out.

const [{ isReadable, judgeMail, mailItem, readMail }, { judgePicture }, { analyseSample, describeEngine }] =
  await Promise.all([loadMail(), loadPicture(), loadInsights()]);

let feeds: MailJob['feeds'] = [];
let lookup = readFeeds(feeds);
const urlFacts = urlFactsFromTables({
  lookup: (url) => lookup(url),
  newest: () => feeds[0]?.listedOn ?? null,
});
const models = trainedModels();

const judge = async (job: JudgeJob): Promise<Judgement> => {
  try {
    if ('link' in job) return { state: 'judged', verdict: judgeUrl(job.link, job.facts, models) };
    feeds = job.feeds;
    lookup = readFeeds(feeds);
    if ('sample' in job)
      return { state: 'sampled', sample: await analyseSample(job.sample, { urlFacts, models }) };
    if ('about' in job) return { state: 'described', insights: await describeEngine({ urlFacts, models }) };
    if ('reading' in job) {
      const { reading, seenBefore } = job;
      return { state: 'judged', verdict: judgePicture(reading, { urlFacts, seenBefore }, models) };
    }
    return await judgeMessage(job);
  } catch (error) {
    return { state: 'failed', ...faultOf(error) };
  }
};

const judgeMessage = async ({ mail: submitted, authentication, enclosed }: MailJob): Promise<Judgement> => {
  const collecting = collectingTools();
  const mail = await readMail(submitted, enclosed ? answeringTools(enclosed) : collecting.tools);
  const enclosures = collecting.found();
  if (enclosures.length > 0) return { state: 'encloses', enclosures };
  if (!isReadable(mail)) return { state: 'unreadable' };
  const { text, isExact } = mailItem(mail, authentication);
  const whole = wholeOf(submitted);
  const item = isExact
    ? judgedItem('message', text + judgedItem('message', whole))
    : judgedItem('message', text);
  return { state: 'judged', verdict: judgeMail(mail, { urlFacts, authentication }, models), item };
};

const wholeOf = (mail: MailJob['mail']): string | Uint8Array => {
  if ('bytes' in mail) return mail.bytes;
  return 'content' in mail ? mail.content : mail.wrapper;
};

parentPort?.on('message', (job: JudgeJob) => {
  void judge(job).then((judgement) => parentPort?.postMessage(judgement));
});

// The first message reads the tables and the models and compiles the code; the first visitor should not wait for that.
await judge({
  mail: { content: 'Hello https://example.com/' },
  authentication: null,
  enclosed: null,
  feeds: [],
});
parentPort?.postMessage('ready');
