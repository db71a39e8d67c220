import { useState } from 'react';
import type { Passkey } from '../../../contract/account-passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { TimeText } from '../../ui/time-text.tsx';

type Props = { passkey: Passkey; isRemoving: boolean; onRemove: () => void };

/** One passkey. Removing asks once more, in its place: a lost one cannot be brought back. */
export const PasskeyRow = ({ passkey: { name, createdAt, lastUsedAt }, isRemoving, onRemove }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <p className="wrap-anywhere min-w-0 flex-1 basis-60">
        <b className="font-medium">{name}</b>
        <span className="block text-text-2 text-xs">
          Added <TimeText value={createdAt} />
          {lastUsedAt ? (
            <>
              , last used <TimeText value={lastUsedAt} />
            </>
          ) : (
            ', not used yet'
          )}
        </span>
      </p>
      {isAsking ? (
        <span className="flex flex-wrap gap-2">
          <Button look="solid" busyLabel={isRemoving && 'Removing...'} onClick={onRemove}>
            Remove “{name}”
          </Button>
          <Button look="ghost" disabled={isRemoving} onClick={() => setIsAsking(false)}>
            Keep It
          </Button>
        </span>
      ) : (
        <Button aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
          Remove
        </Button>
      )}
    </li>
  );
};
