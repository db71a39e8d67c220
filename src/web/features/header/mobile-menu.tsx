import { Menu } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { fetchAhead } from '../../lib/first-use.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { createLazyDialog } from '../../ui/lazy-dialog.tsx';

const MobileMenuDialog = createLazyDialog(
  async () => (await import('./mobile-menu-dialog.tsx')).MobileMenuDialog,
);

type Props = Omit<ComponentProps<typeof MobileMenuDialog>, 'isOpen' | 'onOpenChange'>;

/** Under 640 px, where the navigation has no room beside the logo. */
export const MobileMenu = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => fetchAhead(MobileMenuDialog.load), []);
  return (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="sm:hidden">
        <Menu aria-hidden="true" />
      </IconButton>
      <MobileMenuDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
};
