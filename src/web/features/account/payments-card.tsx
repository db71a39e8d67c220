import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '../../../contract/own-payments.ts';
import type { Billing } from '../../../contract/receipts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { BillingDialog } from './billing-dialog.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useBilling } from './use-billing.ts';
import { usePayments } from './use-payments.ts';

/** What the user has paid, with the documents for it, and whom these are made out to. */
export const PaymentsCard = () => {
  const payments = usePayments();
  const billing = useBilling();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountCard
      icon={ReceiptText}
      title="Payments and receipts"
      action={
        <Button disabled={!billing.data} onClick={() => setIsOpen(true)}>
          Billing Details
        </Button>
      }
    >
      {payments.isPending && <Skeleton className="h-11" />}
      {payments.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          Your payments could not be loaded.
          <Button onClick={() => payments.refetch()}>Try Again</Button>
        </p>
      )}
      {payments.data && <PaymentList payments={payments.data.payments} />}
      {billing.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          Your billing details could not be loaded.
          <Button onClick={() => billing.refetch()}>Try Again</Button>
        </p>
      )}
      {billing.data && (
        <>
          <p className="max-w-measure text-text-2">{madeOutTo(billing.data)}</p>
          <BillingDialog billing={billing.data} isOpen={isOpen} onOpenChange={setIsOpen} />
        </>
      )}
    </AccountCard>
  );
};

/** More than a year of months would push everything else off the page. */
const shownAtFirst = 6;

const PaymentList = ({ payments }: { payments: readonly Payment[] }) => {
  const [isWhole, setIsWhole] = useState(false);
  if (payments.length === 0)
    return <p className="text-text-2">You have not paid for anything yet. Receipts will appear here.</p>;
  const shown = isWhole ? payments : payments.slice(0, shownAtFirst);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {shown.length < payments.length && (
        <Button className="justify-self-start" onClick={() => setIsWhole(true)}>
          Show All {payments.length} Payments
        </Button>
      )}
    </>
  );
};

const madeOutTo = ({ name, address }: Billing): string =>
  name === ''
    ? 'Your receipts do not name you. Add your billing details, and your next receipt will.'
    : `Your next receipt will be made out to ${name}, ${address.split('\n').join(', ')}.`;
