import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { Payments } from './payments.tsx';

const payment = (n: number, changes = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  orderId: `order_${n}`,
  paymentId: `pay_${n}`,
  planType: 'standard',
  amount: 1999,
  currency: 'USD',
  refunded: 0,
  state: 'paid',
  createdAt: '2026-11-18T11:59:00.000Z',
  paidAt: '2026-11-18T12:00:00.000Z',
  receiptNumber: `R-00000${n}`,
  creditNotes: [],
  email: `person-${n}@example.com`,
  refundable: 1999,
  history: [],
  ...changes,
});

const open = async (payments: object[]) => {
  const { baseUrl, calls } = await startLoopback(({ path }) =>
    path.endsWith('/refund')
      ? json({ message: 'The refund is on its way', payment: payment(1) })
      : json({ payments, total: payments.length, page: 1, pageSize: 20 }),
  );
  renderWithApi(baseUrl, <Payments />);
  return calls;
};

it('lists orders with their state, documents and history', async () => {
  const history = [
    {
      kind: 'dispute_opened',
      paymentId: 'pay_2',
      amount: null,
      at: '2026-11-19T12:00:00.000Z',
      source: 'message',
      outcome: 'plan_stays',
    },
  ];
  const creditNotes = [{ number: 'C-000001', amount: 500, issuedAt: '2026-11-20T12:00:00.000Z' }];
  await open([
    payment(2, { state: 'disputed', refunded: 500, creditNotes, history }),
    payment(1, { email: null, paidAt: null, state: 'failed', receiptNumber: null, refundable: 0 }),
  ]);
  const [disputed, failed] = (await screen.findByRole('list', { name: 'Payments' })).children;
  expect(disputed?.textContent).toContain('Standard, $19.99 ($5.00 refunded)');
  expect(disputed?.textContent).toContain('Receipt R-000002, credit note C-000001');
  expect(disputed?.textContent).toContain('Dispute opened, reported by the provider. The plan stays.');
  expect(failed?.textContent).toContain('Failed');
  expect(screen.getByText('Deleted account')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Refund' })).toHaveLength(1);
});

it('looks for what is typed and chosen, and exports the same', async () => {
  const calls = await open([]);
  expect(await screen.findByText('No payments yet')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'ana@');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by state' }), 'Refunded');
  expect(await screen.findByText('No payments found')).toBeTruthy();
  await waitFor(() =>
    expect(calls.at(-1)?.path).toBe('/api/admin/payments?state=refunded&search=ana%40&page=1&pageSize=20'),
  );
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
    '/api/admin/payments?state=refunded&search=ana%40&format=csv',
  );
});

it('refunds a part with a reason, and no more than is left', async () => {
  const calls = await open([payment(1, { refunded: 1000, refundable: 999 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const amount = screen.getByLabelText(/^Amount/);
  await userEvent.type(amount, '10');
  await send();
  expect(screen.getByText('Please enter an amount of at most $9.99')).toBeTruthy();
  expect(screen.getByText(/Please give the reason for the refund/)).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.type(amount, '5.5');
  await userEvent.type(screen.getByLabelText('Reason'), 'Asked by phone');
  await send();
  expect(await screen.findByText('The refund is on its way')).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('/refund'))).toEqual({
    path: '/api/admin/payments/00000000-0000-4000-8000-000000000001/refund',
    body: { reason: 'Asked by phone', amount: 550 },
  });
});

it('refunds all that is left where no amount is given', async () => {
  const calls = await open([payment(1)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Asked by mail');
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/refund'))?.body).toEqual({ reason: 'Asked by mail' }),
  );
});
