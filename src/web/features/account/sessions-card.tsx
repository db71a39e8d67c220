import { MonitorSmartphone } from 'lucide-react';
import type { z } from 'zod';
import type { accountSessionSchema } from '../../../contract/account.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { AccountCard } from './account-card.tsx';
import { useEndSessions, useSessions } from './use-sessions.ts';

type Session = z.infer<typeof accountSessionSchema>;

/** Where the user is signed in, in case a phone was lost or a shared computer used. */
export const SessionsCard = () => {
  const sessions = useSessions();
  const end = useEndSessions();
  const shown = sessions.data?.sessions ?? [];
  const others = shown.filter(({ isCurrent }) => !isCurrent);
  return (
    <AccountCard
      icon={MonitorSmartphone}
      title="Where you are signed in"
      action={
        <Button
          disabled={others.length === 0}
          busyLabel={end.isPending && end.variables === undefined && 'Signing out...'}
          onClick={() => end.mutate(undefined)}
        >
          Sign Out Everywhere Else
        </Button>
      }
    >
      {sessions.isPending && <Skeleton className="h-11" />}
      {sessions.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          The list could not be loaded.
          <Button onClick={() => sessions.refetch()}>Try Again</Button>
        </p>
      )}
      {shown.length > 0 && (
        <ul className="divide-y divide-line">
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
    </AccountCard>
  );
};

type RowProps = { session: Session; isEnding: boolean; onEnd: () => void };

const SessionRow = ({ session: { createdAt, expiresAt, isCurrent }, isEnding, onEnd }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
    <p className="min-w-0 flex-1 basis-60">
      Since <TimeText value={createdAt} />
      <span className="block text-xs text-text-2">
        Expires <TimeText value={expiresAt} />
      </span>
    </p>
    {isCurrent ? (
      <Tag>This device</Tag>
    ) : (
      <Button
        aria-label={`Sign Out, since ${formatDateTime(createdAt)}`}
        busyLabel={isEnding && 'Signing out...'}
        onClick={onEnd}
      >
        Sign Out
      </Button>
    )}
  </li>
);
