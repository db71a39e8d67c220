import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string | false;
  onConfirm: () => void;
};

/** Says what will be gone before it is. */
export const ConfirmDialog = ({ confirmLabel, busyLabel, onConfirm, ...dialog }: Props) => (
  <Dialog {...dialog}>
    <DialogActions>
      <Button look="primary" block busyLabel={busyLabel} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button block disabled={Boolean(busyLabel)} onClick={() => dialog.onOpenChange(false)}>
        Cancel
      </Button>
    </DialogActions>
  </Dialog>
);
