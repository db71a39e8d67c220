import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Callbacks<Data, Input> = {
  onSuccess?: ((data: Data, input: Input) => unknown) | undefined;
  onError?: ((error: Error, input: Input) => unknown) | undefined;
  onSettled?: ((data: Data | undefined, error: Error | null, input: Input) => unknown) | undefined;
};

type MutationState<Data, Input> =
  | { isPending: false; isSuccess: false; isError: false; data: undefined; error: null; variables: undefined }
  | { isPending: true; isSuccess: false; isError: false; data: undefined; error: null; variables: Input }
  | { isPending: false; isSuccess: true; isError: false; data: Data; error: null; variables: Input }
  | { isPending: false; isSuccess: false; isError: true; data: undefined; error: Error; variables: Input };

export type Mutation<Data, Input> = MutationState<Data, Input> & {
  /** These callbacks are for the page that is open; those of the mutation itself run wherever the visitor has gone. */
  mutate: (input: Input, callbacks?: Callbacks<Data, Input>) => void;
  mutateAsync: (input: Input) => Promise<Data>;
  reset: () => void;
};

const none = { isPending: false, isSuccess: false, isError: false, data: undefined, error: null } as const;
const idle = { ...none, variables: undefined } as const;

/**
 * A call that changes something. It is pending until its own callbacks have ended too, so that a form is free again when the page
 * shows what has changed.
 */
export const useMutation = <Data, Input = void>(
  options: { mutationFn: (input: Input) => Promise<Data> } & Callbacks<Data, Input>,
): Mutation<Data, Input> => {
  const [state, setState] = useState<MutationState<Data, Input>>(idle);
  const newest = useRef(options);
  const runs = useRef(0);
  const isHere = useRef(true);
  useLayoutEffect(() => {
    newest.current = options;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const run = async (input: Input, callbacks: Callbacks<Data, Input> = {}): Promise<Data> => {
    runs.current += 1;
    const own = runs.current;
    const finish = (outcome: MutationState<Data, Input>, tell: () => void) => {
      if (own !== runs.current) return;
      setState(outcome);
      if (isHere.current) tell();
    };
    setState({ ...none, isPending: true, variables: input });
    try {
      const data = await newest.current.mutationFn(input);
      await newest.current.onSuccess?.(data, input);
      await newest.current.onSettled?.(data, null, input);
      finish({ ...none, isSuccess: true, data, variables: input }, () => {
        callbacks.onSuccess?.(data, input);
        callbacks.onSettled?.(data, null, input);
      });
      return data;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      await newest.current.onError?.(error, input);
      await newest.current.onSettled?.(undefined, error, input);
      finish({ ...none, isError: true, error, variables: input }, () => {
        callbacks.onError?.(error, input);
        callbacks.onSettled?.(undefined, error, input);
      });
      throw error;
    }
  };

  return {
    ...state,
    // What went wrong is in the state and was told to the callbacks.
    mutate: (input, callbacks) => void run(input, callbacks).catch(() => undefined),
    mutateAsync: run,
    reset: () => {
      runs.current += 1;
      setState(idle);
    },
  };
};
