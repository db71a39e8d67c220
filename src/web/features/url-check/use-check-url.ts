import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalyzeUrlInput } from '../../../contract/analyze-url.ts';
import { analysisAnswer } from '../../lib/analysis-answer.ts';
import { useApi } from '../../lib/api.ts';

/** Checks one URL. A successful check changes the history and what is left of the day's checks. */
export const useCheckUrl = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: AnalyzeUrlInput) => api.post('/api/analyze/url', input, analysisAnswer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] }),
  });
};
