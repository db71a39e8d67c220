import { availableParallelism } from 'node:os';
import type { Verdict } from '../../contract/analysis.ts';
import type { UrlFacts } from '../../engine/index.ts';
import type { Judges } from './judges.ts';

type Needs = {
  /** In this thread. */
  judge: (url: string, facts: UrlFacts) => Verdict;
  judges: Pick<Judges, 'judge' | 'hasIdle' | 'wake'>;
  cores?: number;
};

/** With so many links at once one core is not enough: a thread is started for them, if no message has started one. */
const crowd = 4;

/**
 * Judges a link in this thread; or, when more links wait for this thread, in one of those that judge messages and has nothing to
 * do. So all cores judge, links beside messages, and a link that comes alone waits for no thread.
 */
export const linkJudge = ({ judge, judges, cores = availableParallelism() }: Needs) => {
  let waiting = 0;
  return async (url: string, facts: UrlFacts, signal: AbortSignal): Promise<Verdict> => {
    waiting += 1;
    // The links whose checks were begun by the same statement are counted before the first of them is judged.
    await Promise.resolve();
    waiting -= 1;
    if (cores > 1 && waiting + 1 >= crowd) judges.wake();
    if (cores > 1 && waiting > 0 && judges.hasIdle()) {
      const outcome = await judges.judge({ link: url, facts }, signal);
      if (outcome.state === 'done' && outcome.result.state === 'judged') return outcome.result.verdict;
    }
    return judge(url, facts);
  };
};
