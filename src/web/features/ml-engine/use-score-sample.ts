import { useMutation } from '@tanstack/react-query';
import type { ScoreSampleInput } from '../../../contract/score-sample.ts';
import { useApi } from '../../lib/api.ts';
import { sampleView } from './use-ml-insights.ts';

/** Has the engine on the server score a text and a link that somebody made up. */
export const useScoreSample = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (input: ScoreSampleInput) => api.post('/api/ml-insights/sample', input, sampleView),
  });
};
