import type { ReceiptContent } from '../receipt-content.ts';
import type { Issued } from '../receipt-sheet.ts';

export const seller = {
  name: 'Hookwise Ltd',
  address: '1 Harbour Street\nLondon E1 1AA',
  taxId: 'GB 123 4567 89',
};

/** A receipt as one is issued, with what a test is about changed. */
export const issuedReceipt = (
  changes: Partial<ReceiptContent> = {},
  of: Partial<Omit<Issued, 'content'>> = {},
): Issued => ({
  series: 'receipt',
  number: 7,
  issuedAt: new Date('2026-11-18T12:00:00Z'),
  ...of,
  content: {
    seller,
    buyer: null,
    plan: 'Standard',
    planType: 'standard',
    period: { from: '2026-11-18T12:00:00Z', until: '2026-12-18T12:00:00Z' },
    amount: 1999,
    currency: 'USD',
    tax: { name: 'VAT', percent: 20, amount: 333 },
    paidAt: '2026-11-18T12:00:00Z',
    paymentId: 'pay_1',
    corrects: null,
    ...changes,
  },
});

/** As long as the contract lets a name and an address be. */
export const buyerOf = (letter: string) => ({
  name: letter.repeat(120),
  address: Array.from({ length: 8 }, () => letter.repeat(61)).join('\n'),
  taxId: letter.repeat(40),
});
export const widestBuyer = buyerOf('W');
