import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { PaymentsCard } from './payments-card.tsx';

const noBilling = { name: '', address: '', taxId: null };
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
  ...changes,
});

const open = async (payments: object[], billing: object = noBilling) => {
  const { baseUrl, calls } = await startLoopback(({ path, body }) => {
    if (path === '/api/payments') return json({ payments });
    return json({ ...billing, message: 'Gone.', ...(body as object | null) });
  });
  renderWithApi(baseUrl, <PaymentsCard />);
  return calls;
};

const openDialog = async () => {
  await screen.findByText(/^Your (?:next receipt|receipts do not)/);
  await userEvent.click(screen.getByRole('button', { name: 'Billing Details' }));
};

it('says that nothing was paid yet, and that receipts name nobody', async () => {
  await open([]);
  expect(await screen.findByText(/You have not paid for anything yet/)).toBeTruthy();
  expect(await screen.findByText(/Your receipts do not name you/)).toBeTruthy();
});

it('lists payments with their state, receipt and credit notes', async () => {
  const creditNotes = [{ number: 'C-000001', amount: 500, issuedAt: '2026-11-20T12:00:00.000Z' }];
  await open([payment(2, { state: 'partly_refunded', creditNotes }), payment(1)]);
  expect(await screen.findByText('Partly refunded')).toBeTruthy();
  expect(screen.getByText('Paid')).toBeTruthy();
  const page = screen.getByRole('link', { name: /View Receipt R-000002/ });
  expect(page.getAttribute('href')).toBe(
    '/api/payments/00000000-0000-4000-8000-000000000002/receipt?format=html',
  );
  const file = screen.getByRole('link', { name: /PDF of Credit note C-000001/ });
  expect(file.getAttribute('href')).toBe(
    '/api/payments/00000000-0000-4000-8000-000000000002/credit-notes/C-000001?format=pdf',
  );
  expect(screen.getByText(/Credit note C-000001, \$5\.00/)).toBeTruthy();
});

it('shows a payment without a receipt, and a plan that there is no more', async () => {
  await open([payment(1, { receiptNumber: null, planType: 'gold', state: 'failed', paidAt: null })]);
  expect(await screen.findByText('Failed')).toBeTruthy();
  expect(screen.getByText('gold plan, $19.99')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows six payments, and all of them on request', async () => {
  await open(Array.from({ length: 8 }, (_, n) => payment(n)));
  expect(await screen.findAllByText('Paid')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show All 8 Payments' }));
  expect(screen.getAllByText('Paid')).toHaveLength(8);
});

it('saves billing details, and explains what is missing', async () => {
  const calls = await open([]);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Save Billing Details' }));
  expect(screen.getByText('Please enter the name that should appear on your receipts')).toBeTruthy();
  expect(screen.getByText('Please enter the address that should appear on your receipts')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Ana Example');
  await userEvent.type(screen.getByLabelText('Address'), '5 Sea Road{enter}Porto');
  await userEvent.click(screen.getByRole('button', { name: 'Save Billing Details' }));
  expect(await screen.findByText(/made out to Ana Example, 5 Sea Road, Porto\./)).toBeTruthy();
  expect(calls.at(-1)).toEqual({
    path: '/api/account/billing',
    body: { name: 'Ana Example', address: '5 Sea Road\nPorto', taxId: '' },
  });
});

it('removes billing details', async () => {
  const calls = await open([], { name: 'Ana', address: 'Porto', taxId: null });
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Details' }));
  expect(await screen.findByText('Gone.')).toBeTruthy();
  // Asked for, removed, and asked for again.
  const billingCalls = () => calls.filter(({ path }) => path === '/api/account/billing');
  await waitFor(() => expect(billingCalls()).toHaveLength(3));
});
