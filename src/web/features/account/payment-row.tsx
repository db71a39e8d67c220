import { Download, FileText } from 'lucide-react';
import type { Payment } from '../../../contract/own-payments.ts';
import { planNameOf } from '../../../contract/plans.ts';
import { creditNotePath, receiptPath } from '../../../contract/receipts.ts';
import { formatMoney, formatPlanDay } from '../../lib/format.ts';
import { paymentStateWords } from '../../lib/payment-state-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Tag } from '../../ui/tag.tsx';

export const PaymentRow = ({ payment }: { payment: Payment }) => {
  const { id, planType, amount, currency, state, paidAt, receiptNumber, creditNotes } = payment;
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-40">
          <span className="font-medium">
            {planNameOf(planType)} plan, {formatMoney(amount, currency)}
          </span>
          {paidAt !== null && <span className="block text-xs text-text-2">{formatPlanDay(paidAt)}</span>}
        </p>
        <Tag>{paymentStateWords[state]}</Tag>
      </div>
      {receiptNumber !== null && (
        <DocumentRow
          name={`Receipt ${receiptNumber}`}
          page={receiptPath(id, 'html')}
          file={receiptPath(id, 'pdf')}
        />
      )}
      {creditNotes.map(({ number, amount: credited }) => (
        <DocumentRow
          key={number}
          name={`${credited < 0 ? 'Cancelled credit' : 'Credit note'} ${number}`}
          detail={formatMoney(Math.abs(credited), currency)}
          page={creditNotePath(id, number, 'html')}
          file={creditNotePath(id, number, 'pdf')}
        />
      ))}
    </li>
  );
};

const linkClass = cn(buttonClass({ size: 'small' }));

type DocumentProps = { name: string; detail?: string; page: string; file: string };

const DocumentRow = ({ name, detail, page, file }: DocumentProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="min-w-0 flex-1 basis-44 text-text-2">
      {name}
      {detail !== undefined && `, ${detail}`}
    </p>
    <p className="flex gap-2">
      <a
        href={page}
        target="_blank"
        rel="noopener"
        aria-label={`View ${name} (opens in a new tab)`}
        className={linkClass}
      >
        <FileText aria-hidden="true" />
        View
      </a>
      <a href={file} download aria-label={`PDF of ${name}`} className={linkClass}>
        <Download aria-hidden="true" />
        PDF
      </a>
    </p>
  </div>
);
