import {
  dmarcResponse,
  maxDmarcBytes,
  removedReportsResponse,
  takenReportsResponse,
} from '../../../contract/dmarc.ts';
import { serverMessageOf, useApi } from '../../lib/api.ts';
import { useQueryClient } from '../../lib/query-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useQuery } from '../../lib/use-query.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { FileOutcome } from './file-outcome.ts';

const path = '/api/watch/dmarc';
const dmarcKey = ['watch-dmarc'];

/** Who sends in a domain's name; null asks for the domain with the newest report. */
export const useDmarc = (domain: string | null) => {
  const api = useApi();
  return useQuery({
    queryKey: [...dmarcKey, domain],
    queryFn: ({ signal }) =>
      api.get(domain === null ? path : `${path}?domain=${encodeURIComponent(domain)}`, dmarcResponse, signal),
  });
};

/** Deletes all reports of a domain. */
export const useRemoveReports = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) =>
      api.remove(`${path}?domain=${encodeURIComponent(domain)}`, removedReportsResponse),
    onSuccess: ({ message }) => showToast({ title: 'Deleted', description: message }),
    onError: (error) =>
      toastFailure(error, { title: 'Not deleted', fallback: 'Nothing was deleted. Please try again.' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dmarcKey }),
  });
};

/** Sends files one after the other, and reports of each what became of it. */
export const useSendReports = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const send = async (file: File): Promise<FileOutcome> => {
    const { name } = file;
    if (file.size > maxDmarcBytes)
      return { name, problem: `It has more than ${maxDmarcBytes / 1024 / 1024} MB. No report is so large.` };
    try {
      return {
        name,
        taken: await api.postBody(path, file, 'application/octet-stream', takenReportsResponse),
      };
    } catch (error) {
      return { name, problem: serverMessageOf(error) ?? 'It could not be sent. Please try again.' };
    }
  };
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const outcomes: FileOutcome[] = [];
      for (const file of files) outcomes.push(await send(file));
      return outcomes;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dmarcKey }),
  });
};
