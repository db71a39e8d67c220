import { Cpu, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '../../../contract/user.ts';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { menuRowClass } from '../../ui/menu-row.ts';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { useNextDialog } from '../../ui/use-next-dialog.ts';
import { accountLinks } from './account-links.ts';
import { mainLinks, type NavLink } from './nav-links.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  links: readonly NavLink[];
  user: CurrentUser | null;
  isLoggingOut: boolean;
  /** `onDone` is called once the session has ended, and not when ending it fails. */
  onLogout: (onDone: () => void) => void;
  onMlEngine: () => void;
};

const rowClass = cn(menuRowClass, 'transition-colors hover:bg-surface-3');

export const MobileMenuDialog = ({
  isOpen,
  onOpenChange,
  links,
  user,
  isLoggingOut,
  onLogout,
  onMlEngine,
}: Props) => {
  const close = () => onOpenChange(false);
  const { closeAndOpen, onClosed } = useNextDialog(close);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} onClosed={onClosed} title="Menu">
      <nav aria-label="Menu" className="-mx-3 grid">
        {/* A plain link on purpose: Home in this menu also reloads the page. */}
        <a href="/" className={rowClass}>
          Home
        </a>
        {linksIn(links, user).map(({ href, label }) => (
          <Link key={href} href={href} onClick={close} className={rowClass}>
            {label}
          </Link>
        ))}
        {user && (
          <button type="button" disabled={isLoggingOut} onClick={() => onLogout(close)} className={rowClass}>
            <LogOut aria-hidden="true" />
            {isLoggingOut ? 'Logging out...' : 'Logout'}
          </button>
        )}
        <Divided>
          <button type="button" onClick={() => closeAndOpen(onMlEngine)} className={rowClass}>
            <Cpu aria-hidden="true" />
            ML Engine
          </button>
          <ThemeToggle className={rowClass} />
        </Divided>
        {user && (
          <Divided>
            <p className="px-3 py-2 text-sm">
              <span className="block font-semibold">{user.email}</span>
              <span className="capitalised block text-text-2">{user.planType} Plan</span>
            </p>
          </Divided>
        )}
      </nav>
    </Dialog>
  );
};

const Divided = ({ children }: { children: ReactNode }) => (
  <div className="mt-1.5 grid border-line border-t pt-1.5">{children}</div>
);

/** The common links, then those of the page's own strip, then those of the account; each once, without Home. */
const linksIn = (pageLinks: readonly NavLink[], user: CurrentUser | null): NavLink[] => {
  const account = user ? accountLinks(user) : [];
  const byHref = new Map([...mainLinks, ...pageLinks, ...account].map((link) => [link.href, link]));
  byHref.delete('/');
  return [...byHref.values()];
};
