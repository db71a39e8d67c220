import type { ReceiptFormat } from '../../contract/receipts.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import { readNumber, shownNumber } from '../receipts/receipt-content.ts';
import { receiptPage, receiptPolicy } from '../receipts/receipt-page.ts';
import { receiptPdf } from '../receipts/receipt-pdf.ts';
import type { ReceiptStore } from '../store/receipts.ts';
import type { UserRow } from '../store/users.ts';

type Needs = { receipts: Pick<ReceiptStore, 'find'> };

/** Which document of a payment; a credit note by its number, because there may be several. */
type Wanted = { paymentId: string; creditNote?: string; format: ReceiptFormat };

export type ReceiptFile = {
  name: string;
  type: string;
  content: string | Buffer;
  /** What a browser that shows it may do; null for a file that it keeps. */
  policy: string | null;
};

/** A document of one's own payments. Whatever else is asked for is unknown, whether or not there is such a document. */
export const showReceipt =
  ({ receipts }: Needs) =>
  async (user: UserRow, { paymentId, creditNote, format }: Wanted): Promise<ReceiptFile> => {
    const wanted = creditNote === undefined ? { series: 'receipt' as const } : readNumber(creditNote);
    const isPossible = creditNote === undefined || wanted?.series === 'credit note';
    if (!isUuid(paymentId) || !wanted || !isPossible) throw notFound();
    const found = await receipts.find(user.id, { orderId: paymentId, ...wanted });
    if (!found) throw notFound();
    const name = `${found.series.replace(' ', '-')}-${shownNumber(found.series, found.number)}.${format}`;
    return format === 'pdf'
      ? { name, type: 'application/pdf', content: receiptPdf(found), policy: null }
      : { name, type: 'text/html; charset=utf-8', content: receiptPage(found), policy: receiptPolicy };
  };
export type ShowReceipt = ReturnType<typeof showReceipt>;

const notFound = () => new Failure('not_found', 'There is no such receipt');
