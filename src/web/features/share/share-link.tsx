import { useEffect, useRef } from 'react';
import type { ShareState } from '../../../contract/share.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Field, inputClass } from '../../ui/field.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { shareWords } from './share-choices.tsx';

type Props = {
  share: NonNullable<ShareState['share']>;
  /** Null where this page did not make it: the server keeps no copy. */
  url: string | null;
  isWithdrawing: boolean;
  onWithdraw: () => void;
  onMakeAnother: () => void;
};

/** The link that a result is shared by, and its end. */
export const ShareLink = ({ share, url, isWithdrawing, onWithdraw, onMakeAnother }: Props) => (
  <>
    {url ? (
      <LinkField url={url} />
    ) : (
      <p className="text-sm text-text-2">
        There is a link to this result. We keep no copy of it, so it cannot be shown again. If you no longer
        have it, make a new one.
      </p>
    )}
    <dl className="grid gap-1.5 rounded-inner border border-line bg-well px-4 py-3 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-text-2">Shared</dt>
        <dd className="font-medium">{shareWords[share.content].label}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-text-2">Expires</dt>
        <dd className="font-medium">
          <TimeText value={share.expiresAt} />
        </dd>
      </div>
    </dl>
    <p className="text-sm text-text-2">It also ends when you withdraw it, or when this check is deleted.</p>
    <DialogActions>
      <Button block busyLabel={isWithdrawing && 'Withdrawing...'} onClick={onWithdraw}>
        Withdraw
      </Button>
      <Button block look="ghost" disabled={isWithdrawing} onClick={onMakeAnother}>
        Make a New Link
      </Button>
    </DialogActions>
  </>
);

const LinkField = ({ url }: { url: string }) => {
  const field = useRef<HTMLInputElement>(null);
  // The button that made it is gone, and with it the place of the keyboard.
  useEffect(() => field.current?.focus(), []);
  return (
    <Field label="Link">
      {(wiring) => (
        <span className="flex items-center gap-2">
          <input
            {...wiring}
            ref={field}
            readOnly
            value={url}
            // From the end to the beginning, so that the field shows whose link it is.
            onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, url.length, 'backward')}
            className={cn(inputClass, 'evidence min-w-0 text-sm')}
          />
          <CopyButton text={url} what="the link" hasLabel className="min-h-12 px-3.5" />
        </span>
      )}
    </Field>
  );
};
