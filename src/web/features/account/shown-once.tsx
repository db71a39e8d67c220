import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';

type Props = { text: string; what: string; note: string; onClose: () => void };

/** A secret, this once. */
export const ShownOnce = ({ text, what, note, onClose }: Props) => (
  <>
    <p className="text-sm text-text-2">{note}</p>
    <div className="flex items-center gap-2 rounded-control border border-line-strong bg-field p-3">
      <code className="wrap-anywhere min-w-0 flex-1 font-mono text-sm">{text}</code>
      <CopyButton text={text} what={what} hasLabel />
    </div>
    <DialogActions>
      <Button look="primary" block onClick={onClose}>
        I Have Copied It
      </Button>
    </DialogActions>
  </>
);
