import { useMutation, useQueryClient } from '@tanstack/react-query';
import { analysisSchema } from '../../../contract/analysis.ts';
import { useApi } from '../../lib/api.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { auditKey } from './use-audit.ts';

/** What is read of the answer. The rest is evidence, which the console does not draw. */
const openedAnswer = analysisSchema.pick({ inputData: true, threats: true });

/** Reads what somebody submitted. The reason is in the audit trail from then on. */
export const useOpenAnalysis = (id: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      api.post(`/api/admin/analyses/${encodeURIComponent(id)}/open`, { reason }, openedAnswer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [auditKey] }),
    onError: (error) =>
      toastFailure(error, { title: 'Not opened', fallback: 'Nothing was read. Please try again.' }),
  });
};
