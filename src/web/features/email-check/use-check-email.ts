import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalyzeEmailInput } from '../../../contract/analyze-email.ts';
import { analysisAnswer } from '../../lib/analysis-answer.ts';
import { useApi } from '../../lib/api.ts';

/** Checks a pasted message. A successful check changes the history and what is left of the day's checks. */
export const useCheckEmail = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: AnalyzeEmailInput) => api.post('/api/analyze/email', input, analysisAnswer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] }),
  });
};
