import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Opens the dialog that shares a kept result of the person. */
export const ShareButton = ({ id }: { id: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Share
      </Button>
      <ShareDialog id={id} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
};
