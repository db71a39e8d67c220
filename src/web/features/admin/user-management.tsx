import { Plus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { inputClass } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { SkeletonArea } from '../../ui/skeleton.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useLastPage } from './console-list.tsx';
import { planFilterChoices } from './plan-choices.ts';
import { useSelection } from './use-selection.ts';
import { pageSize, type UserFilter, useUsers } from './use-users.ts';
import { UserTable, UserTableSkeleton } from './user-table.tsx';

/** `onForbidden`: the server says that the visitor is not, or no longer, an administrator. */
type Props = { onForbidden: () => void };

const typingPauseMs = 200;
const noUsers = { users: [], total: 0 };

export const UserManagement = ({ onForbidden }: Props) => {
  const [typed, setTyped] = useState('');
  const [plan, setPlan] = useState<UserFilter['plan']>('all');
  const [page, setPage] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const search = useSettled(typed.trim(), typingPauseMs);
  const filter = { search, plan };
  const users = useUsers(filter, page);
  const shown = users.data ?? noUsers;
  const selection = useSelection(filter, shown);
  const isForbidden = users.error?.isForbidden === true;

  useEffect(() => {
    if (isForbidden) onForbidden();
  }, [isForbidden, onForbidden]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another list, which starts at its first page.
  useEffect(() => setPage(1), [search, plan]);

  useLastPage(users, { page, pageSize, onPage: setPage });

  if (isForbidden) return null;
  const hasHiddenSelection = [...selection.selected].some(
    (id) => !shown.users.some((user) => user.id === id),
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <input
          type="search"
          aria-label="Search by email"
          placeholder="Search by email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${inputClass} min-w-55 flex-1 max-sm:basis-full`}
        />
        <CompactSelect
          label="Filter by plan"
          choices={planFilterChoices}
          value={plan}
          onChoose={setPlan}
          className="max-sm:flex-1 sm:w-50 [&>select]:min-h-12 [&>select]:rounded-control [&>select]:text-base"
        />
        <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
          Add User
        </Button>
      </div>
      {selection.selected.size > 0 && (
        <BulkBar
          selected={selection.selected}
          hasHiddenSelection={hasHiddenSelection}
          onClear={selection.clear}
        />
      )}
      {users.isError ? (
        <RetryCard
          title="Failed to fetch users"
          text={users.error.reason ?? 'The server could not be reached.'}
          onRetry={() => users.refetch()}
        />
      ) : (
        <>
          <Card className="overflow-hidden">
            {users.isPending ? (
              <SkeletonArea>
                <UserTableSkeleton />
              </SkeletonArea>
            ) : shown.total === 0 ? (
              <EmptyState
                icon={Users}
                headingLevel="h2"
                title="No users found"
                text="No user matches this search and plan."
              />
            ) : (
              <UserTable users={shown.users} selection={selection} isUpdating={users.isPlaceholderData} />
            )}
          </Card>
          {users.isSuccess && (
            <div className="mt-4">
              <Pager page={page} pageSize={pageSize} total={shown.total} things="users" onPage={setPage} />
            </div>
          )}
        </>
      )}
      <AuditTrail />
      <AddUserDialog isOpen={isAdding} onOpenChange={setIsAdding} />
    </>
  );
};
