import { productName } from '../../contract/site.ts';
import { type ReceiptContent, type ReceiptSeries, shownNumber } from './receipt-content.ts';
import { shownMoney } from './shown-money.ts';

/** A document as it was issued. */
export type Issued = { series: ReceiptSeries; number: number; issuedAt: Date; content: ReceiptContent };

type Fact = { label: string; value: string };
type Party = { label: string; name: string; lines: readonly string[] };

/** What stands on it, in the order in which it is read: page, PDF file and mail are written from this alone. */
export type Sheet = {
  title: 'Receipt' | 'Credit note' | 'Cancelled credit';
  number: string;
  facts: readonly Fact[];
  seller: Party;
  /** Null where no billing details were given. */
  buyer: Party | null;
  buyerLabel: string;
  item: { name: string; period: string | null; amount: string };
  /** What the total is made of; empty where the seller charges no tax. */
  parts: readonly Fact[];
  total: Fact;
  note: string;
};

type Kind = 'receipt' | 'credit' | 'cancelled credit';

/** What a document is: a credit note over less than nothing takes back what an earlier one has credited. */
export const kindOf = ({ series, content }: Pick<Issued, 'series' | 'content'>): Kind => {
  if (series === 'receipt') return 'receipt';
  return content.amount < 0 ? 'cancelled credit' : 'credit';
};

type Words = { title: Sheet['title']; item: string; total: string; note: string };
const wordsOf: Record<Kind, Words> = {
  receipt: { title: 'Receipt', item: '', total: 'Total paid', note: 'Paid in full. Nothing is due.' },
  credit: {
    title: 'Credit note',
    item: 'Refund: ',
    total: 'Total refunded',
    note: 'The amount goes back the way it was paid. Your bank may take a few days to show it.',
  },
  'cancelled credit': {
    title: 'Cancelled credit',
    item: 'Refund that failed: ',
    total: 'Total not refunded',
    note: 'This refund could not be paid out, so the credit note for it does not count. The amount is paid as the receipt says. If it is refunded again, you get a new credit note.',
  },
};

export const receiptSheet = (issued: Issued): Sheet => {
  const { series, number, issuedAt, content } = issued;
  const { seller, buyer, plan, period, amount, currency, tax, paidAt, paymentId, corrects } = content;
  const words = wordsOf[kindOf(issued)];
  const money = (cents: number) => shownMoney(Math.abs(cents), currency);
  return {
    title: words.title,
    number: shownNumber(series, number),
    facts: [
      { label: 'Issued', value: dayOf(issuedAt) },
      ...(corrects
        ? [{ label: 'For receipt', value: `${corrects.number} of ${dayOf(corrects.issuedAt)}` }]
        : [{ label: 'Paid', value: dayOf(paidAt) }]),
      { label: 'Payment', value: paymentId },
    ],
    seller: party('From', seller),
    buyer: buyer && party('Billed to', buyer),
    buyerLabel: 'Billed to',
    item: {
      name: `${words.item}${productName} ${plan} plan`,
      period: period && `${dayOf(period.from)} to ${dayOf(period.until)}`,
      amount: money(amount),
    },
    parts: tax
      ? [
          { label: 'Net amount', value: money(amount - tax.amount) },
          { label: `${tax.name} ${tax.percent}% included`, value: money(tax.amount) },
        ]
      : [],
    total: { label: words.total, value: money(amount) },
    note: words.note,
  };
};

const party = (
  label: string,
  { name, address, taxId }: { name: string; address: string; taxId: string | null },
): Party => ({
  label,
  name,
  lines: [...(address === '' ? [] : address.split('\n')), ...(taxId ? [`Tax number: ${taxId}`] : [])],
});

const dayOf = (date: Date | string) =>
  new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
