import { expect, it } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { linkJudge } from './link-judge.ts';
import { urlFactsFromTables } from './model-files.ts';
import { trainedUrlModel } from './trained-url-model.ts';

const judges = sharedJudges();
const [factsOf, model] = [urlFactsFromTables(), trainedUrlModel()];
const links = ['login', 'verify', 'pay'].map((word) => `http://parcel-redelivery-fee.top/${word}`);

/** Judges these links at once; with the verdicts come the links that were judged in this thread. */
const judgeAtOnce = async (some: readonly string[], cores: number) => {
  const here: string[] = [];
  const judge = linkJudge({
    judges,
    cores,
    judge: (url, facts) => {
      here.push(url);
      return judgeUrl(url, facts, { url: model() });
    },
  });
  const { signal } = new AbortController();
  return { verdicts: await Promise.all(some.map((url) => judge(url, factsOf(url), signal))), here };
};

it('judges links that come together in a thread as well, and none differently there', async () => {
  const { verdicts, here } = await judgeAtOnce(links, 2);
  expect(verdicts).toEqual(links.map((url) => judgeUrl(url, factsOf(url), { url: model() })));
  expect(here).toEqual(links.slice(1));
});

it.each([
  ['a link that comes alone', links.slice(0, 1), 2],
  ['links on a machine with one core', links, 1],
])('judges %s where it is', async (_, some, cores) => {
  expect((await judgeAtOnce(some, cores)).here).toEqual(some);
});
