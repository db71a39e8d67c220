import { Link } from 'wouter';
import { guestRetentionHours } from '../../../contract/retention-times.ts';
import type { CurrentUser } from '../../../contract/user.ts';
import { useCurrentUser } from '../../lib/current-user.ts';

/** How long what is pasted here is kept. */
export const KeptNote = () => {
  const user = useCurrentUser();
  return (
    <p>
      {!user.isPending && keptInWords(user.data ?? null)}
      {user.data && (
        <>
          {' '}
          <Link href="/account" className="text-link">
            Change this
          </Link>
        </>
      )}
    </p>
  );
};

const keptInWords = (user: CurrentUser | null) => {
  if (!user) return `What you check is kept encrypted for ${guestRetentionHours} hours, then deleted.`;
  return user.retentionDays === null
    ? 'What you check is kept encrypted until you delete it.'
    : `What you check is kept encrypted for ${user.retentionDays} days, then deleted.`;
};
