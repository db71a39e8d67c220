import { Trash2 } from 'lucide-react';
import { plans } from '../../../contract/plans.ts';
import type { User } from '../../../contract/user.ts';
import { formatDateTime, formatShortDate } from '../../lib/format.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { cn } from '../../ui/cn.ts';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { planChoices } from './plan-choices.ts';
import { useChangePlan, useDeleteUser } from './use-user-actions.ts';

type Props = {
  user: User;
  isSelected: boolean;
  onToggle: () => void;
  onDeleted: () => void;
};

const cellClass = 'border-line border-b px-3.5 py-2 group-last:border-b-0 group-data-selected:bg-tide-wash';

export const UserRow = ({ user, isSelected, onToggle, onDeleted }: Props) => {
  const changePlan = useChangePlan(user);
  const { email, dailyUsageCount, historyLimit, createdAt } = user;
  return (
    <tr {...(isSelected && { 'data-selected': '' })} className="group">
      <td className={cn(cellClass, 'w-12 pr-0 pl-1.5')}>
        <CheckBox label={`Select ${email}`} state={isSelected} onToggle={onToggle} />
      </td>
      <th
        scope="row"
        className={cn(
          cellClass,
          'sticky left-0 z-1 min-w-48 max-w-50 bg-surface-1 text-left font-normal sm:max-w-70 md:static md:max-w-none',
        )}
      >
        {email}
      </th>
      <td className={cellClass}>
        <CompactSelect
          label={`Plan of ${email}`}
          choices={planChoices}
          value={changePlan.isPending ? changePlan.variables : user.planType}
          isBusy={changePlan.isPending}
          onChoose={(plan) => changePlan.mutate(plan)}
        />
      </td>
      <td className={cellClass}>
        {user.isAdmin ? (
          <span className="inline-block rounded-chip border border-line px-2 py-1 font-mono text-xs leading-none">
            admin
          </span>
        ) : (
          <span className="text-text-2">user</span>
        )}
      </td>
      <td className={cn(cellClass, 'whitespace-nowrap font-mono text-sm tabular-nums')}>
        {dailyUsageCount} / {plans[user.planType].historyLimit}
      </td>
      <td className={cn(cellClass, 'font-mono text-sm tabular-nums')}>{historyLimit}</td>
      <td title={formatDateTime(createdAt)} className={cn(cellClass, 'whitespace-nowrap')}>
        {formatShortDate(createdAt)}
      </td>
      <td className={cn(cellClass, 'pl-0 text-right')}>
        <DeleteButton user={user} onDeleted={onDeleted} />
      </td>
    </tr>
  );
};

/** For an admin it looks disabled, but can be pressed, because pressing it shows why. */
const DeleteButton = ({ user, onDeleted }: { user: User; onDeleted: () => void }) => {
  const remove = useDeleteUser();
  const isRefused = user.isAdmin;

  const press = () => {
    if (isRefused)
      return showToast({
        title: 'Cannot delete admin user',
        description: 'Admin users cannot be deleted',
        tone: 'fault',
      });
    const question = `Are you sure you want to delete user ${user.email}? This action cannot be undone.`;
    if (window.confirm(question)) remove.mutate(user, { onSuccess: onDeleted });
  };

  return (
    <IconButton
      label={`Delete ${user.email}`}
      aria-disabled={isRefused || undefined}
      disabled={remove.isPending}
      onClick={press}
      className={cn('ml-auto size-10', isRefused && 'cursor-not-allowed opacity-35 hover:bg-transparent')}
    >
      {remove.isPending ? <Spinner /> : <Trash2 aria-hidden="true" />}
    </IconButton>
  );
};
