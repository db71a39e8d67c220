import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ShareButton } from './share-button.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const path = `/api/analysis/${id}/share`;
const url = 'https://hookwise.example/shared/abc';
const expiresAt = '2026-11-25T12:00:00.000Z';

const open = async (share: object | null) => {
  const server = await startLoopback(({ body }) => {
    if (body === null) return json({ share, message: 'This result is no longer shared.' });
    return json({ url, expiresAt });
  });
  renderWithApi(server.baseUrl, <ShareButton id={id} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return server;
};

it('makes a link of what was chosen, shows it, and withdraws it', async () => {
  const { calls } = await open(null);
  await userEvent.click(await screen.findByRole('radio', { name: 'Everything' }));
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create Link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveProperty('value', url);
  expect(calls).toEqual([
    { path, body: null },
    { path, body: { days: 30, content: 'all' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: 'Create Link' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull());
});

it('does not claim to know a link that was made before', async () => {
  await open({ content: 'verdict', expiresAt });
  expect(await screen.findByText(/cannot be shown again/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Make a New Link' }));
  expect(screen.getByText(/stops working/)).toBeDefined();
});
