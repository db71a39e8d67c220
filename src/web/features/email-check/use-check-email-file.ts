import { emailFileField } from '../../../contract/email-input.ts';
import { analysisAnswer } from '../../lib/answers.ts';
import { useApi } from '../../lib/api.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/** Checks one email file. As specified, the dashboard is not refreshed after it, unlike after every other check. */
export const useCheckEmailFile = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (file: File) => api.upload('/api/analyze/email-file', emailFileField, file, analysisAnswer),
  });
};
