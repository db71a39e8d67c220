import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { describeAction } from './describe-action.ts';
import { actionsPerPage, useAudit } from './use-audit.ts';

/** What administrators did. Folded and not fetched until it is opened. */
export const AuditTrail = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="mt-7 overflow-hidden">
      <Fold
        isOpen={isOpen}
        onToggle={setIsOpen}
        head={
          <h2 className="section-title">
            <ScrollText aria-hidden="true" />
            Audit Trail <small>What administrators did</small>
          </h2>
        }
      >
        {isOpen && <Actions />}
      </Fold>
    </Card>
  );
};

const rows = ['first', 'second', 'third'];

const Actions = () => {
  const [page, setPage] = useState(1);
  const audit = useAudit(page);
  if (audit.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 border-line border-t p-card">
        <p className="text-text-2">Failed to fetch the audit trail.</p>
        <Button size="small" onClick={() => audit.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  if (audit.isPending) {
    return (
      <SkeletonArea className="grid gap-4 border-line border-t p-card">
        {rows.map((row) => (
          <Skeleton key={row} className="w-2/3" />
        ))}
      </SkeletonArea>
    );
  }
  const { actions, total } = audit.data;
  if (total === 0)
    return <p className="border-line border-t p-card text-text-2">Nothing has been done yet.</p>;
  return (
    <>
      <ol aria-label="Audit Trail" className="border-line border-t">
        {actions.map((action) => (
          <li
            key={action.id}
            className="grid gap-x-5 gap-y-0.5 border-line border-b px-card py-3 text-sm md:grid-cols-term"
          >
            <time dateTime={action.at} className="text-text-2">
              {formatDateTime(action.at)}
            </time>
            <span>
              <b className="font-semibold">{action.adminEmail}</b> {describeAction(action)}
            </span>
          </li>
        ))}
      </ol>
      <div className="px-card py-4">
        <Pager page={page} pageSize={actionsPerPage} total={total} things="actions" onPage={setPage} />
      </div>
    </>
  );
};
