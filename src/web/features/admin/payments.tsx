import { CreditCard, Download } from 'lucide-react';
import { useState } from 'react';
import { paymentStates } from '../../../contract/payment-states.ts';
import { paymentStateWords } from '../../lib/payment-state-words.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { inputClass } from '../../ui/field.tsx';
import { ConsoleList } from './console-list.tsx';
import { AdminPaymentRow } from './payment-row.tsx';
import { type PaymentFilter, paymentsFile, paymentsPerPage, useAdminPayments } from './use-admin-payments.ts';

const stateChoices = [
  { value: 'all', label: 'All states' } as const,
  ...paymentStates.map((state) => ({ value: state, label: paymentStateWords[state] })),
];

const typingPauseMs = 200;

/** Every order, the newest first, with what became of it. */
export const Payments = () => {
  const [state, setState] = useState<PaymentFilter['state']>('all');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), typingPauseMs);
  const filter = { state, search };
  return (
    <section className="grid gap-5" aria-label="Payments">
      <p className="max-w-measure text-sm text-text-2">
        Orders and what became of them. A refund goes through the payment provider, and its reason into the
        audit trail. A full refund ends the month that was paid for at once.
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          type="search"
          aria-label="Search by email, order or payment"
          placeholder="Search by email, order or payment"
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${inputClass} min-w-55 flex-1 max-sm:basis-full`}
        />
        <CompactSelect
          label="Filter by state"
          choices={stateChoices}
          value={state}
          onChoose={setState}
          className="max-sm:flex-1 sm:w-56 [&>select]:min-h-12 [&>select]:rounded-control [&>select]:text-base"
        />
        <a href={paymentsFile(filter)} download className={cn(buttonClass())}>
          <Download aria-hidden="true" />
          Export CSV
        </a>
      </div>
      <PaymentList key={`${state} ${search}`} filter={filter} />
    </section>
  );
};

const PaymentList = ({ filter }: { filter: PaymentFilter }) => {
  const [page, setPage] = useState(1);
  const payments = useAdminPayments(filter, page);
  const isFiltered = filter.search !== '' || filter.state !== 'all';
  const empty = isFiltered
    ? { title: 'No payments found', text: 'No payment matches this search and state.' }
    : { title: 'No payments yet', text: 'When somebody buys a plan, it appears here.' };
  return (
    <ConsoleList
      list={payments}
      {...{ page, pageSize: paymentsPerPage, onPage: setPage }}
      label="Payments"
      things="payments"
      empty={{ icon: CreditCard, ...empty }}
    >
      {payments.data?.payments.map((payment) => (
        <AdminPaymentRow key={payment.id} payment={payment} />
      ))}
    </ConsoleList>
  );
};
