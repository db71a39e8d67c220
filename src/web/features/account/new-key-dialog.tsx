import type { NewApiKey } from '../../../contract/api-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NewKey } from './new-key.tsx';

type Props = { made: NewApiKey | null; onClose: () => void };

export const NewKeyDialog = ({ made, onClose }: Props) => (
  <Dialog isOpen={made !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title="Your New API Key">
    {made && <NewKey made={made} onClose={onClose} />}
  </Dialog>
);
