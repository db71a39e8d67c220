import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { useQuote } from './use-quote.ts';

const Outcome = () => <p>{useQuote('professional')?.outcome}</p>;

it('counts the days that are left by the clock of the server, however wrong that of the visitor is', async () => {
  const user = { email: 'ana@example.com', planType: 'standard', planResetDate: '2020-11-27T12:00:00.000Z' };
  const quote = {
    allowed: true,
    startsAt: '2020-11-15T12:00:00.000Z',
    endsAt: '2020-12-21T12:00:00.000Z',
    creditedDays: 6,
    amount: 3999,
    currency: 'USD',
  };
  const { baseUrl } = await startLoopback(({ path }) =>
    json(path.startsWith('/api/payments/quote') ? quote : { user }),
  );
  renderWithApi(baseUrl, <Outcome />);
  expect(
    await screen.findByText('Professional until 21 December; your 12 remaining Standard days become 6.'),
  ).toBeTruthy();
});
