import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Api, ApiContext, createApi } from '../../lib/api.ts';
import { newOutcome } from '../../testing/check-outcome.ts';
import { newDomainResult } from '../../testing/domain-results.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { DomainCheckForm } from './domain-check-form.tsx';

const openForm = async (reply: Reply) => {
  const { baseUrl, calls } = await startLoopback(() => reply);
  const outcome = newOutcome();
  renderWithApi(baseUrl, <DomainCheckForm {...outcome} />);
  return { ...outcome, calls };
};

const field = () => screen.getByLabelText('Domain or IP address');

it('sends the name by Enter, without scheme and www, and names it in the notice', async () => {
  const { onOwnResult, calls } = await openForm(json(newDomainResult({ domain: 'example.com' })));
  await userEvent.type(field(), 'https://www.example.com{Enter}');
  await waitFor(() =>
    expect(onOwnResult.mock.lastCall?.[1]).toEqual({
      title: 'Analysis Complete',
      description: 'Domain analysis completed for example.com',
    }),
  );
  expect(calls).toEqual([{ path: '/api/analyze/domain', body: { domain: 'example.com' } }]);
});

it('does nothing with an empty field', async () => {
  const { onStart, calls } = await openForm(json({}));
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Domain' }));
  await userEvent.type(field(), '   {Enter}');
  expect(onStart).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('hands over each part, and says that it is busy until the last', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const lines = async function* () {
    yield '{"part":"subject","fields":{"domain":"example.com"}}\n';
    yield '{"part":"registration","fields":{}}\n';
    await released;
    yield `${JSON.stringify({ result: newDomainResult() })}\n`;
  };
  const { onPartOfResult, onOwnResult } = await openForm({
    body: lines(),
    type: 'application/x-ndjson; charset=utf-8',
  });
  await userEvent.type(field(), 'example.com{Enter}');
  await waitFor(() => expect(onPartOfResult).toHaveBeenCalledTimes(2));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyzing...' }).disabled).toBe(true);
  expect(onOwnResult).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onOwnResult).toHaveBeenCalledOnce());
});

it('hands over nothing more once another tab is open', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const lines = async function* () {
    yield '{"part":"subject","fields":{"domain":"example.com"}}\n';
    await released;
    yield `{"part":"dns","fields":{}}\n${JSON.stringify({ result: newDomainResult() })}\n`;
  };
  const { baseUrl } = await startLoopback(() => ({ body: lines(), type: 'application/x-ndjson' }));
  const outcome = newOutcome();
  const api = createApi(baseUrl);
  let answered: Promise<unknown> = Promise.resolve();
  const watched: Api = {
    ...api,
    postInParts: (...call) => {
      const answer = api.postInParts(...call);
      answered = answer;
      return answer;
    },
  };
  const { unmount } = renderWithApi(
    baseUrl,
    <ApiContext value={watched}>
      <DomainCheckForm {...outcome} />
    </ApiContext>,
  );
  await userEvent.type(field(), 'example.com{Enter}');
  await waitFor(() => expect(outcome.onPartOfResult).toHaveBeenCalledOnce());
  unmount();
  release();
  await answered;
  expect(outcome.onPartOfResult).toHaveBeenCalledOnce();
  expect(outcome.onOwnResult).not.toHaveBeenCalled();
});

it('reports a refusal', async () => {
  const { onRefused } = await openForm(json({ message: 'This is not a domain' }, 400));
  await userEvent.type(field(), 'not a domain{Enter}');
  await waitFor(() =>
    expect(onRefused.mock.lastCall?.[0]).toMatchObject({ status: 400, message: 'This is not a domain' }),
  );
});
