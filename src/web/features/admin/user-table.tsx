import type { User } from '../../../contract/user.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Selection } from './use-selection.ts';
import { UserRow } from './user-row.tsx';

const headClass =
  'border-line-strong border-b px-3.5 py-2 text-left font-semibold text-sm text-text-2 whitespace-nowrap';

type Props = { users: readonly User[]; selection: Selection; isUpdating: boolean };

export const UserTable = ({ users, selection, isUpdating }: Props) => (
  <div className="relative overflow-x-auto" aria-busy={isUpdating}>
    <table className={cn('w-full min-w-190 border-collapse text-sm', isUpdating && 'opacity-60')}>
      <caption className="sr-only">Users</caption>
      <thead>
        <tr>
          <th scope="col" className={cn(headClass, 'w-12 pr-0 pl-1.5')}>
            <CheckBox
              label="Select all"
              state={selection.all}
              isDisabled={selection.isFetchingAll || isUpdating}
              onToggle={selection.toggleAll}
            />
          </th>
          <th scope="col" className={cn(headClass, 'sticky left-0 z-1 bg-surface-1 md:static')}>
            Email
          </th>
          {['Plan', 'Role', 'Usage', 'History limit', 'Joined'].map((name) => (
            <th key={name} scope="col" className={headClass}>
              {name}
            </th>
          ))}
          <th scope="col" className={headClass}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelected={selection.selected.has(user.id)}
            onToggle={() => selection.toggle(user.id)}
            onDeleted={() => selection.forget(user.id)}
          />
        ))}
      </tbody>
    </table>
  </div>
);

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const UserTableSkeleton = () => (
  <div className="grid">
    {['head', ...rows].map((row) => (
      <div
        key={row}
        className="grid grid-cols-lead-tail items-center gap-5 border-line border-b px-4 py-5 last:border-b-0 md:grid-cols-[20px_1.6fr_1fr_80px_1fr_1fr]"
      >
        <Skeleton className="size-5 rounded-sm" />
        <Skeleton className="w-2/3" />
        <Skeleton className="h-5 w-30 md:w-auto" />
        <Skeleton className="max-md:hidden" />
        <Skeleton className="w-2/3 max-md:hidden" />
        <Skeleton className="w-2/3 max-md:hidden" />
      </div>
    ))}
  </div>
);
