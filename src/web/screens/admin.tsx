import { Activity, CreditCard, Flag, Inbox as InboxIcon, Users } from 'lucide-react';
import { useState } from 'react';
import { Analytics } from '../features/admin/analytics.tsx';
import { ConsoleGate } from '../features/admin/console-gate.tsx';
import { FeedbackQueue } from '../features/admin/feedback-queue.tsx';
import { Inbox } from '../features/admin/inbox.tsx';
import { PasskeyBanner } from '../features/admin/passkey-banner.tsx';
import { Payments } from '../features/admin/payments.tsx';
import { UserManagement } from '../features/admin/user-management.tsx';
import { usePasskeySignIn } from '../features/sign-in/use-passkey-sign-in.ts';
import { mayAdminister, useCurrentUser } from '../lib/current-user.ts';
import { usePasskeys } from '../lib/passkeys-query.ts';
import { useQueryClient } from '../lib/query-client.ts';
import { useSignInPrompt } from '../lib/sign-in-prompt.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useAccessGuard } from './use-access-guard.ts';

/** For admins and the owner. The server guards its calls itself; this spares others an empty page. */
export const Admin = () => {
  const user = useCurrentUser();
  const isAdmin = mayAdminister(user.data);
  const passkeys = usePasskeys({ enabled: isAdmin });
  const [isForbidden, setIsForbidden] = useState(false);
  const isDenied = isForbidden || (!user.isPending && !isAdmin);
  useAccessGuard(isDenied, 'Admin privileges required');
  if (isDenied) return null;
  const access = passkeys.data?.console;
  return (
    <div className="wrap pt-11 pb-section">
      <h1>Admin Console</h1>
      <div className="mt-5">
        {user.isPending || passkeys.isPending ? (
          <SkeletonArea className="grid gap-5">
            <Skeleton className="h-5 w-1/3" />
            <Card className="h-60" />
          </SkeletonArea>
        ) : access && access.state !== 'open' ? (
          <Gate state={access.state} hasPasskey={passkeys.data?.passkeys.length !== 0} />
        ) : (
          <>
            {access?.passkeyDueBy && <PasskeyBanner dueBy={access.passkeyDueBy} />}
            <Console onForbidden={() => setIsForbidden(true)} />
          </>
        )}
      </div>
    </div>
  );
};

type GateProps = { state: 'confirm' | 'passkey_required'; hasPasskey: boolean };

const Gate = ({ state, hasPasskey }: GateProps) => {
  const queryClient = useQueryClient();
  const signIn = usePasskeySignIn();
  return (
    <ConsoleGate
      state={state}
      hasPasskey={hasPasskey}
      isConfirming={signIn.isPending}
      onPasskey={() => signIn.mutate(undefined, { onSuccess: () => queryClient.invalidateQueries() })}
      onSignIn={useSignInPrompt()}
    />
  );
};

const Console = ({ onForbidden }: { onForbidden: () => void }) => {
  const [tab, setTab] = useState('users');
  return (
    <Tabs
      label="Admin Console"
      value={tab}
      onValueChange={setTab}
      contentClassName="pt-7"
      tabs={[
        {
          id: 'users',
          label: 'User Management',
          shortLabel: 'Users',
          icon: Users,
          content: <UserManagement onForbidden={onForbidden} />,
        },
        { id: 'analytics', label: 'Analytics', icon: Activity, content: <Analytics /> },
        {
          id: 'feedback',
          label: 'Wrong Verdicts',
          shortLabel: 'Verdicts',
          icon: Flag,
          content: <FeedbackQueue />,
        },
        { id: 'inbox', label: 'Inbox', icon: InboxIcon, content: <Inbox /> },
        { id: 'payments', label: 'Payments', icon: CreditCard, content: <Payments /> },
      ]}
    />
  );
};
