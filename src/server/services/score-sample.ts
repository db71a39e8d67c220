import type { SampleAnalysis } from '../../contract/ml-insights.ts';
import type { ScoreSampleInput } from '../../contract/score-sample.ts';
import type { Judges, SampleJob } from '../adapters/judges.ts';
import { busy, Failure } from '../failure.ts';
import type { LimitCalls } from './limit-calls.ts';
import { networkOf, type Visitor } from './visitor.ts';

type Needs = {
  limitCalls: LimitCalls;
  judge: (job: Omit<SampleJob, 'feeds'>, signal: AbortSignal) => ReturnType<Judges['judge']>;
};

/** Enough for trying it out, too few for checking real mail. */
const perHour = 40;

/** Scores a made-up message in the mail workers. It makes no lookups, keeps nothing, and costs no check. */
export const scoreSample =
  ({ limitCalls, judge }: Needs) =>
  async ({ address, signal }: Visitor, sample: ScoreSampleInput): Promise<SampleAnalysis> => {
    await limitCalls([{ key: `sample-from:${networkOf(address)}`, max: perHour, windowMs: 60 * 60 * 1000 }]);
    const outcome = await judge({ sample }, signal);
    if (outcome.state === 'done' && outcome.result.state === 'sampled') return outcome.result.sample;
    if (outcome.state === 'busy') throw busy(3000);
    throw new Failure('unreadable', 'This text could not be read. Please try another one.');
  };
export type ScoreSample = ReturnType<typeof scoreSample>;
