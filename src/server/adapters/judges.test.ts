import { expect, it } from 'vitest';
import { loadMail, type MailInput } from '../../engine/index.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { urlFactsFromTables } from './model-files.ts';
import { trainedModels } from './trained-models.ts';

const { judgeMail, readMail } = await loadMail();

const { judge } = sharedJudges();

const text =
  'Dear customer, your PayPal account is limited. Sign in at http://paypa1.example/login within 24 hours.';

it.each<[string, MailInput]>([
  ['pasted text', { content: text, sender: 'service@mail.example', subject: 'Your account' }],
  ['a file', { bytes: new TextEncoder().encode(`From: a@mail.example\r\nSubject: Hello\r\n\r\n${text}`) }],
])('judges %s in a thread as it would be judged here', async (_, mail) => {
  const outcome = await judge(
    { mail, authentication: null, enclosed: null, feeds: [] },
    new AbortController().signal,
  );
  const verdict = judgeMail(
    await readMail(mail),
    { urlFacts: urlFactsFromTables(), authentication: null },
    trainedModels(),
  );
  expect(outcome).toEqual({
    state: 'done',
    result: { state: 'judged', verdict, item: expect.stringMatching(/^message:[0-9a-f]{64}$/) },
  });
});
