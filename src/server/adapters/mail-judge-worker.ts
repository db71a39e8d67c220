import { parentPort } from 'node:worker_threads';
import { judgeMail } from '../../engine/judge-mail.ts';
import { isReadable } from '../../engine/parse/mail/is-readable.ts';
import { readMail } from '../../engine/parse/mail/read-mail.ts';
import { readFeeds } from '../../engine/tables/feed-index.ts';
import type { Judgement, MailJob } from './mail-judge.ts';
import { mailTools } from './mail-tools.ts';
import { urlFactsFromTables } from './model-files.ts';
import { trainedModels } from './trained-models.ts';

// The inside of a worker thread of mail-judge.ts: one message at a time, in and out.

let feeds: MailJob['feeds'] = [];
let lookup = readFeeds(feeds);
const urlFacts = urlFactsFromTables({
  lookup: (url) => lookup(url),
  newest: () => feeds[0]?.listedOn ?? null,
});
const tools = mailTools();
const models = trainedModels();

const judge = async ({ mail: input, authentication, ...job }: MailJob): Promise<Judgement> => {
  try {
    feeds = job.feeds;
    lookup = readFeeds(feeds);
    const mail = await readMail(input, tools);
    if (!isReadable(mail)) return { state: 'unreadable' };
    return { state: 'judged', verdict: judgeMail(mail, { urlFacts, authentication, models }) };
  } catch (error) {
    // The message of an error may quote the mail; its name and the lines of code after it do not.
    const { name, message, stack = '' } = error instanceof Error ? error : new Error();
    return { state: 'failed', name, stack: stack.slice(stack.indexOf(message) + message.length).trim() };
  }
};

parentPort?.on('message', (job: MailJob) => {
  void judge(job).then((judgement) => parentPort?.postMessage(judgement));
});

// The first message reads the tables and the models and compiles the code; the first visitor's time is not for that.
await judge({ mail: { content: 'Hello https://example.com/' }, authentication: null, feeds: [] });
parentPort?.postMessage('ready');
