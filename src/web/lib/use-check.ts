import { type Api, useApi } from './api.ts';
import { useQueryClient } from './query-client.ts';
import { useMutation } from './use-mutation.ts';

/** A check whose success changes the history and what is left of the day's checks. */
export const useCheck = <Input, Result>(run: (api: Api, input: Input) => Promise<Result>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run(api, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] }),
  });
};
