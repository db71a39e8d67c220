import type { EngineInsights } from '../../engine/index.ts';
import { busy } from '../failure.ts';
import type { InsightsJob, Judges } from './judges.ts';

export type ReadEngineInsights = () => Promise<EngineInsights>;

type Needs = { judge: (job: Omit<InsightsJob, 'feeds'>) => ReturnType<Judges['judge']> };

/**
 * What the engine says of itself, asked once of the threads that have it loaded: loading and judging here would hold up
 * every other call for a second.
 */
export const engineInsights = ({ judge }: Needs): ReadEngineInsights => {
  let kept: Promise<EngineInsights> | undefined;

  const ask = async (): Promise<EngineInsights> => {
    const outcome = await judge({ about: 'engine' });
    if (outcome.state === 'done' && outcome.result.state === 'described') return outcome.result.insights;
    kept = undefined;
    throw busy(3000);
  };

  return () => {
    kept ??= ask();
    return kept;
  };
};
