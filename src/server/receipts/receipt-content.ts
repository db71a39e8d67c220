import type { PlanType } from '../../contract/plans.ts';

/** Receipts for payments and credit notes for refunds are numbered apart. */
export type ReceiptSeries = 'receipt' | 'credit note';

export type Seller = { name: string; address: string; taxId: string | null };

/** A tax that is included in the price. */
export type Tax = { name: string; percent: number };

export type Buyer = { name: string; address: string; taxId: string | null };

/** All that a document says, as it was when the document was issued. Nothing in it is looked up again. */
export type ReceiptContent = {
  seller: Seller;
  /** Null where the buyer had given none when they paid, and once nobody may keep it any more. */
  buyer: Buyer | null;
  /** The plan's name as it was sold. */
  plan: string;
  planType: PlanType;
  /** What was paid for; null where there was no account left to grant it to. */
  period: { from: string; until: string } | null;
  /** In the smallest unit of the currency. Of a credit note, what was paid back; less than nothing where a refund failed. */
  amount: number;
  currency: string;
  /** How much of the amount is tax; null where the seller charges none. */
  tax: (Tax & { amount: number }) | null;
  paidAt: string;
  /** As the payment provider names it. */
  paymentId: string;
  /** The receipt that a credit note takes back, in whole or in part; null on a receipt. */
  corrects: { number: string; issuedAt: string } | null;
};

/** `R-000123`. Two letters and digits alone, so that it can stand in a file name and in an address. */
export const shownNumber = (series: ReceiptSeries, number: number): string =>
  `${series === 'receipt' ? 'R' : 'C'}-${String(number).padStart(6, '0')}`;

/** Reads what `shownNumber` writes. No series has more than nine digits: the column would not take them. */
export const readNumber = (text: string): { series: ReceiptSeries; number: number } | null => {
  const [, letter, digits] = /^([RC])-(\d{6,9})$/.exec(text) ?? [];
  return digits === undefined
    ? null
    : { series: letter === 'R' ? 'receipt' : 'credit note', number: Number(digits) };
};

/**
 * How much tax is in a price that includes it, rounded to the nearest cent. In thousandths of a percent, so that a rate like
 * 8.1 is counted exactly.
 */
export const taxIn = (amount: number, percent: number): number => {
  const rate = Math.round(percent * 1000);
  return amount - Math.round((amount * 100_000) / (100_000 + rate));
};
