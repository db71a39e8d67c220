import { UserX } from 'lucide-react';
import { useState } from 'react';
import type { PlanType } from '../../../contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

type Props = { email: string; planType: PlanType; mayAdminister: boolean };

export const DeleteCard = ({ email, planType, mayAdminister }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteAccount();
  return (
    <AccountCard
      icon={UserX}
      title="Delete account"
      action={!mayAdminister && <Button onClick={() => setIsOpen(true)}>Delete My Account</Button>}
    >
      <p className="max-w-measure text-text-2">
        {mayAdminister
          ? 'An administrator cannot delete their own account. Please have the admin role removed first.'
          : 'Everything we store about you is removed at once, for good. We cannot bring it back.'}
      </p>
      <CodeDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        purpose="delete"
        email={email}
        title="Delete My Account"
        description="This cannot be undone. You lose, at once:"
        confirmLabel="Delete for Good"
        confirmBusyLabel="Deleting..."
        confirm={remove}
      >
        <ul className="grid gap-1.5 rounded-r-control border-fault border-l-3 bg-fault-tint px-5 py-3.5 text-sm">
          {listLosses(planType).map((loss) => (
            <li key={loss} className="capitalised block">
              {loss}
            </li>
          ))}
        </ul>
        <p className="text-xs text-text-3">
          Your payments stay in our books without your account, and receipts as they were issued, with the
          billing details on them: the law makes a seller keep them. You may want to export your data first.
        </p>
      </CodeDialog>
    </AccountCard>
  );
};

const listLosses = (planType: PlanType): string[] => [
  'all your analyses and their reports',
  ...(planType === 'free' ? [] : [`the ${planType} plan, including the time you have paid for`]),
  'your messages to us',
  'every session: you are signed out everywhere',
];
