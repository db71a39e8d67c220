import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useMutation } from './use-mutation.ts';

afterEach(cleanup);

/** A mutation whose call and whose own callback end when the test says so. */
const held = () => {
  const events: string[] = [];
  const call = Promise.withResolvers<string>();
  const after = Promise.withResolvers<void>();
  const { result, unmount } = renderHook(() =>
    useMutation({
      mutationFn: (input: number) => {
        events.push(`called with ${input}`);
        return call.promise;
      },
      onSuccess: (data) => events.push(`own ${data}`),
      onError: (error) => events.push(`own ${error.message}`),
      onSettled: () => after.promise,
    }),
  );
  return { events, call, after, result, unmount };
};

it('is pending until its own callbacks have ended, and then tells the caller', async () => {
  const { events, call, after, result } = held();
  act(() => result.current.mutate(1, { onSuccess: (data) => events.push(`caller ${data}`) }));
  expect(result.current).toMatchObject({ isPending: true, variables: 1 });
  await act(async () => call.resolve('done'));
  expect(result.current.isPending).toBe(true);
  await act(async () => after.resolve());
  expect(result.current).toMatchObject({ isPending: false, isSuccess: true, data: 'done' });
  expect(events).toEqual(['called with 1', 'own done', 'caller done']);
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ isSuccess: false, data: undefined });
});

it('tells of a failure, and passes it on to who waits for it', async () => {
  const { events, call, after, result } = held();
  after.resolve();
  let passedOn: unknown;
  act(() => {
    result.current.mutateAsync(2).catch((error) => {
      passedOn = error;
    });
  });
  await act(async () => call.reject(new Error('no answer')));
  expect(result.current).toMatchObject({ isPending: false, isError: true });
  expect(result.current.error?.message).toBe('no answer');
  expect(passedOn).toBe(result.current.error);
  expect(events).toEqual(['called with 2', 'own no answer']);
});

it('does what is its own wherever the visitor has gone, and leaves the caller alone', async () => {
  const { events, call, after, result, unmount } = held();
  after.resolve();
  act(() => result.current.mutate(3, { onSuccess: () => events.push('caller') }));
  unmount();
  await act(async () => call.resolve('done'));
  expect(events).toEqual(['called with 3', 'own done']);
});
