import { ChevronDown, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { auditWords } from './audit-words.ts';
import { actionsPerPage, useAudit } from './use-audit.ts';

/** What administrators did. Folded, and not even asked for, until somebody wants to know. */
export const AuditTrail = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="mt-7 overflow-hidden">
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
        <summary className="flex min-h-[58px] list-none items-center gap-3 px-4 outline-offset-[-3px] sm:px-6 [&::-webkit-details-marker]:hidden">
          <ScrollText aria-hidden="true" className="size-[22px] shrink-0 stroke-[1.75] text-tide" />
          <h2 className="section-title">
            Audit Trail{' '}
            <span className="ml-1 font-[450] font-sans text-sm text-text-3 tracking-normal">
              What administrators did
            </span>
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-5 shrink-0 stroke-[1.75] text-text-2 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        {isOpen && <Actions />}
      </details>
    </Card>
  );
};

const rows = ['first', 'second', 'third'];

const Actions = () => {
  const [page, setPage] = useState(1);
  const audit = useAudit(page, true);
  if (audit.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-5 sm:px-6">
        <p className="text-text-2">Failed to fetch the audit trail.</p>
        <Button size="small" onClick={() => audit.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  if (audit.isPending) {
    return (
      <SkeletonArea className="grid gap-4 border-line border-t px-4 py-5 sm:px-6">
        {rows.map((row) => (
          <Skeleton key={row} className="w-2/3" />
        ))}
      </SkeletonArea>
    );
  }
  const { actions, total } = audit.data;
  if (total === 0)
    return <p className="border-line border-t px-4 py-5 text-text-2 sm:px-6">Nothing has been done yet.</p>;
  return (
    <>
      <ol aria-label="Audit Trail" className="border-line border-t">
        {actions.map((action) => (
          <li
            key={action.id}
            className="grid gap-x-5 gap-y-0.5 border-line border-b px-4 py-3 text-[15px] sm:px-6 md:grid-cols-[180px_minmax(0,1fr)]"
          >
            <time dateTime={action.at} className="text-sm text-text-2 md:text-[15px]">
              {formatDateTime(action.at)}
            </time>
            <span>
              <b className="font-semibold">{action.adminEmail}</b> {auditWords(action)}
            </span>
          </li>
        ))}
      </ol>
      <div className="px-4 py-4 sm:px-6">
        <Pager page={page} pageSize={actionsPerPage} total={total} things="actions" onPage={setPage} />
      </div>
    </>
  );
};
