import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { canUsePasskeys } from '../../lib/passkey-browser.ts';
import { usePasskeys } from '../../lib/passkeys-query.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SaveFile } from './use-export.ts';
import { useRemovePasskey } from './use-passkeys.ts';

/** The user's passkeys, and the codes for the day on which one is lost. */
export const PasskeysCard = ({ saveFile }: { saveFile: SaveFile }) => {
  const passkeys = usePasskeys();
  const remove = useRemovePasskey();
  const [dialog, setDialog] = useState<'add' | 'codes' | null>(null);
  const dialogProps = (name: 'add' | 'codes') => ({
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : null),
  });
  const shown = passkeys.data?.passkeys ?? [];
  return (
    <AccountCard
      icon={KeyRound}
      title="Passkeys"
      action={canUsePasskeys() && <Button onClick={() => setDialog('add')}>Add a Passkey</Button>}
    >
      <p className="max-w-measure text-text-2">
        A passkey signs you in with your finger, face or PIN. It needs no code by mail, and it does not work
        on a fake page.
        {!canUsePasskeys() && ' This browser cannot use them. You can sign in by mail as before.'}
      </p>
      {passkeys.isPending && <Skeleton className="h-11" />}
      {passkeys.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          The list could not be loaded.
          <Button onClick={() => passkeys.refetch()}>Try Again</Button>
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line">
          {shown.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={remove.isPending && remove.variables === passkey.id}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </ul>
      )}
      {passkeys.data && (shown.length > 0 || passkeys.data.recoveryCodesLeft > 0) && (
        <RecoveryCodes left={passkeys.data.recoveryCodesLeft} saveFile={saveFile} {...dialogProps('codes')} />
      )}
      <AddPasskeyDialog
        {...dialogProps('add')}
        // A passkey without codes for the day it is lost is half the work.
        onAdded={() => setDialog(passkeys.data?.recoveryCodesLeft ? null : 'codes')}
      />
    </AccountCard>
  );
};
