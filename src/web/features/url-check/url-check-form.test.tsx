import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { newOutcome } from '../../testing/check-outcome.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { visitRealServer } from '../../testing/visit-real-server.ts';
import { UrlCheckForm } from './url-check-form.tsx';

const openForm = async () => {
  const server = await visitRealServer();
  const outcome = newOutcome();
  renderWithApi(server.baseUrl, <UrlCheckForm {...outcome} />);
  return { ...outcome, ...server };
};

const typeAndSubmit = async (url: string) => {
  await userEvent.type(screen.getByLabelText('URL'), url);
  await userEvent.click(screen.getByRole('button', { name: 'Check URL Safety' }));
};

it('hands the verdict over', async () => {
  const { onResult, calls } = await openForm();
  await typeAndSubmit('example.com');
  await waitFor(() => expect(onResult.mock.lastCall?.[0]).toMatchObject({ riskLevel: 'safe', riskScore: 0 }));
  expect(calls).toEqual([{ path: '/api/analyze/url', body: { url: 'example.com' } }]);
});

it('explains a malformed URL without asking the server', async () => {
  const { onStart, calls } = await openForm();
  await typeAndSubmit('not a url');
  expect(screen.getByText('Please enter a valid URL (e.g., example.com or www.example.com)')).toBeTruthy();
  expect(onStart).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('reports the limit, so that the page can offer a sign-in', async () => {
  const { onRefused, useUpChecks } = await openForm();
  await useUpChecks();
  await typeAndSubmit('example.com');
  await waitFor(() =>
    expect(onRefused.mock.lastCall?.[0]).toMatchObject({ status: 429, body: { requiresAuth: true } }),
  );
});
