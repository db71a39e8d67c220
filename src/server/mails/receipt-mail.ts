import { productName } from '../../contract/site.ts';
import { type Issued, kindOf, receiptSheet } from '../receipts/receipt-sheet.ts';
import type { MailWords } from './mail-words.ts';

const firstWords: Record<ReturnType<typeof kindOf>, string> = {
  receipt: 'Thank you for your payment. This is your receipt.',
  credit: 'This is the credit note for an amount that goes back to you.',
  'cancelled credit':
    'A refund to you could not be paid out. This cancels the credit note that we sent you for it. You need not do anything; if you have questions, please write to us.',
};

/** A receipt or credit note, with all that stands on it. */
export const receiptMail = (issued: Issued): MailWords => {
  const { title, number, facts, seller, buyer, item, parts, total, note } = receiptSheet(issued);
  const pairs = (list: readonly { label: string; value: string }[]) =>
    list.map(({ label, value }) => [label, value] as const);
  const parties = [seller, ...(buyer ? [buyer] : [])];
  return {
    subject: `${title} ${number} from ${productName}`,
    parts: [
      firstWords[kindOf(issued)],
      { facts: [[title, number], ...pairs(facts)] },
      { facts: parties.map(({ label, name, lines }) => [label, [name, ...lines].join(', ')] as const) },
      {
        facts: [
          [`${item.name}${item.period ? `, ${item.period}` : ''}`, item.amount],
          ...pairs([...parts, total]),
        ],
      },
      note,
      'You can find it as a page and as a PDF file in your account, under “Payments and receipts”.',
      { note: 'This mail has no links on purpose: a mail that asks you to pay by a link may be phishing.' },
    ],
  };
};
