import type { ScoreSampleInput } from '../../../contract/score-sample.ts';
import { useApi } from '../../lib/api.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { sampleAnswer } from './use-ml-insights.ts';

/** Lets the engine on the server score a made-up text and link. */
export const useScoreSample = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (input: ScoreSampleInput) => api.post('/api/ml-insights/sample', input, sampleAnswer),
  });
};
