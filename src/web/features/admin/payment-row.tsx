import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminPayment } from '../../../contract/admin-payments.ts';
import { planNameOf } from '../../../contract/plans.ts';
import { formatMoney } from '../../lib/format.ts';
import { paymentStateWords } from '../../lib/payment-state-words.ts';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { describeEvent } from './describe-event.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** One order: who, what, how much, its documents, and everything that happened to it. */
export const AdminPaymentRow = ({ payment }: { payment: AdminPayment }) => {
  const [isRefunding, setIsRefunding] = useState(false);
  const { email, planType, amount, currency, refunded, state, createdAt, paidAt, refundable } = payment;
  const documents = [
    ...(payment.receiptNumber ? [`Receipt ${payment.receiptNumber}`] : []),
    ...payment.creditNotes.map(({ number }) => `credit note ${number}`),
  ];
  return (
    <li className="grid gap-3 border-line border-b p-card last:border-b-0 md:flex md:items-center">
      <div className="grid min-w-0 grow gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Tag>{paymentStateWords[state]}</Tag>
          <b className="font-semibold [overflow-wrap:anywhere]">{email ?? 'Deleted account'}</b>
          <span>
            {planNameOf(planType)}, {formatMoney(amount, currency)}
            {refunded > 0 && ` (${formatMoney(refunded, currency)} refunded)`}
          </span>
        </p>
        <p className="text-text-2 [overflow-wrap:anywhere]">
          {paidAt === null ? 'Ordered' : 'Paid'} <TimeText value={paidAt ?? createdAt} />
          {documents.length > 0 && `; ${documents.join(', ')}`}.
        </p>
        <p className="evidence text-text-3 text-xs">
          {payment.orderId} {payment.paymentId}
        </p>
        {payment.history.length > 0 && <History history={payment.history} currency={currency} />}
      </div>
      {refundable > 0 && (
        <div className="flex md:shrink-0">
          <Button size="small" icon={<Undo2 aria-hidden="true" />} onClick={() => setIsRefunding(true)}>
            Refund
          </Button>
        </div>
      )}
      <RefundDialog payment={payment} isOpen={isRefunding} onOpenChange={setIsRefunding} />
    </li>
  );
};

type HistoryProps = { history: AdminPayment['history']; currency: string };

const History = ({ history, currency }: HistoryProps) => (
  <Fold head="History" headClassName="min-h-9 w-fit rounded-chip px-0 py-1 font-semibold">
    <ol className="mt-1 grid gap-2 border-line border-l-2 pl-4 sm:gap-1">
      {history.map((event) => (
        <li
          key={`${event.kind} ${event.at} ${event.outcome}`}
          className="text-text-2 [overflow-wrap:anywhere]"
        >
          <TimeText value={event.at} />: {describeEvent(event, currency)}
        </li>
      ))}
    </ol>
  </Fold>
);
