import { useApi } from '../../lib/api.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

export type SaveFile = (content: Blob, name: string) => void;

/** Downloads everything we store about the user, with a mailed code. */
export const useExport = (saveFile: SaveFile) => {
  const api = useApi();
  return useMutation({
    mutationFn: (code: string) => api.download('/api/account/export', { code }),
    onSuccess: ({ content, name }) => {
      saveFile(content, name ?? 'account.json');
      showToast({
        title: 'Your data was downloaded',
        description: 'One JSON file with everything we store.',
      });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Export failed',
        fallback: 'Your data could not be fetched. Please try again.',
      }),
  });
};
