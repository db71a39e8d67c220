import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { domainParts } from '../../../contract/domain-facts.ts';
import { type Api, ApiContext, createApi } from '../../lib/api.ts';
import { newOutcome } from '../../testing/check-outcome.ts';
import { newDomainResult } from '../../testing/domain-results.ts';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { visitRealServer } from '../../testing/visit-real-server.ts';
import { DomainCheckForm } from './domain-check-form.tsx';

const openForm = async () => {
  const server = await visitRealServer();
  const outcome = newOutcome();
  renderWithApi(server.baseUrl, <DomainCheckForm {...outcome} />);
  return { ...outcome, ...server };
};

const field = () => screen.getByLabelText('Domain or IP address');

it('sends the domain by Enter, without scheme and www, and names it in the notice', async () => {
  const { onOwnResult, calls } = await openForm();
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
  const { onStart, calls } = await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Domain' }));
  await userEvent.type(field(), '   {Enter}');
  expect(onStart).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('hands over each part, and is busy until the last', async () => {
  const { onPartOfResult, onOwnResult, holdLastLine } = await openForm();
  const { release } = holdLastLine();
  await userEvent.type(field(), 'northbank-verify.com{Enter}');
  // The first part names the domain.
  await waitFor(() => expect(onPartOfResult).toHaveBeenCalledTimes(1 + domainParts.length));
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
    postInStages: (...call) => {
      const answer = api.postInStages(...call);
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
  const { onRefused } = await openForm();
  await userEvent.type(field(), 'not a domain{Enter}');
  await waitFor(() =>
    expect(onRefused.mock.lastCall?.[0]).toMatchObject({
      status: 400,
      message: expect.stringContaining('This is not a domain'),
    }),
  );
});

it('takes an answer that does not fit the contract for a failure', async () => {
  const { baseUrl } = await startLoopback(() => json({ ...newDomainResult(), threats: 'none' }));
  const outcome = newOutcome();
  renderWithApi(baseUrl, <DomainCheckForm {...outcome} />);
  await userEvent.type(field(), 'example.com{Enter}');
  await waitFor(() => expect(outcome.onRefused).toHaveBeenCalledOnce());
  expect(outcome.onOwnResult).not.toHaveBeenCalled();
});
