import { useMutation } from '@tanstack/react-query';
import { serverMessageOf, useApi } from '../../lib/api.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Where the file goes. */
export type SaveFile = (content: Blob, name: string) => void;

/** Fetches everything that is kept of a person, for a code that was mailed for it. */
export const useExport = (saveFile: SaveFile) => {
  const api = useApi();
  return useMutation({
    mutationFn: (code: string) => api.download('/api/account/export', { code }),
    onSuccess: ({ content, name }) => {
      saveFile(content, name ?? 'account.json');
      showToast({ title: 'Your data is downloaded', description: 'One JSON file with everything we keep.' });
    },
    onError: (error) =>
      showToast({
        title: 'Export failed',
        description: serverMessageOf(error) ?? 'Your data could not be fetched. Please try again.',
        tone: 'fault',
      }),
  });
};
