import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { measuredModelOf } from '../../../contract/testing/ml-insights.ts';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ClaimMark } from './claim-mark.tsx';

const name = 'What was measured: accuracy';

it('opens what was measured, asks for it only then, and leads to the accuracy page', async () => {
  const { baseUrl, calls } = await startLoopback(() => json({ measured: [measuredModelOf()], commit: null }));
  renderWithApi(baseUrl, <ClaimMark claim="accuracy" />);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  const note = await screen.findByRole('dialog', { name });
  expect(
    await within(note).findByText(/^Claim\. Measured: 99\.7 % of messages judged right; see/),
  ).toBeTruthy();
  expect(within(note).getByRole('link', { name: 'Accuracy' }).getAttribute('href')).toBe('/accuracy');
  expect(within(note).getByText('From sources never trained on: 86.7 % of messages.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  expect(calls).toHaveLength(1);
});

it('says so when the figures do not load', async () => {
  const { baseUrl } = await startLoopback(() => json({ error: 'unavailable', message: 'Busy.' }, 503));
  renderWithApi(baseUrl, <ClaimMark claim="speed" />);
  await userEvent.click(screen.getByRole('button', { name: 'What was measured: processing speed' }));
  expect(await screen.findByText(/^Claim\. The figures could not be loaded; see/)).toBeTruthy();
});
