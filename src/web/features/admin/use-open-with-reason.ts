import type { z } from 'zod';
import { useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { auditKey } from './use-audit.ts';

/** Reads what is private: what somebody checked, a report, a message to us. The reason is in the audit trail from then on. */
export const useOpenWithReason = <Opened>(path: string, answer: z.ZodType<Opened>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { reason: string }) => api.post(`${path}/open`, { reason }, answer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [auditKey] }),
    onError: (error) =>
      toastFailure(error, { title: 'Not opened', fallback: 'Nothing was read. Please try again.' }),
  });
};
