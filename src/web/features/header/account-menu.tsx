import { LogOut } from 'lucide-react';
import { Link } from 'wouter';
import type { CurrentUser } from '../../../contract/user.ts';
import { DropDownMenu, MenuItem } from '../../ui/drop-down-menu.tsx';
import { accountLinks } from './account-links.ts';
import { AlertsBell } from './alerts-bell.tsx';

type Props = { user: CurrentUser; isLoggingOut: boolean; onLogout: () => void };

export const AccountMenu = ({ user, isLoggingOut, onLogout }: Props) => {
  const initials = user.email.slice(0, 2).toUpperCase();
  return (
    <>
      <span className="capitalised whitespace-nowrap rounded-chip border border-line px-2.5 py-1 font-medium text-xs text-text-2 max-md:hidden">
        {user.planType} Plan
      </span>
      {user.planType !== 'free' && <AlertsBell />}
      <DropDownMenu
        trigger={
          <button
            type="button"
            aria-label={`Account ${initials}`}
            className="grid size-11 place-items-center rounded-full"
          >
            <span className="grid size-10 place-items-center rounded-full border border-tide/40 bg-tide-tint font-semibold text-xs text-tide leading-none tracking-wide">
              {initials}
            </span>
          </button>
        }
        head={
          <>
            <span className="block font-semibold">{user.email}</span>
            <span className="capitalised block text-text-2">{user.planType} Plan</span>
          </>
        }
      >
        {accountLinks(user).map(({ href, label, icon: Icon }) => (
          <MenuItem key={href} asChild>
            <Link href={href}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </MenuItem>
        ))}
        <MenuItem
          disabled={isLoggingOut}
          onSelect={(event) => {
            // The menu stays open, so that the busy label can be read.
            event.preventDefault();
            onLogout();
          }}
        >
          <LogOut aria-hidden="true" />
          {isLoggingOut ? 'Logging out...' : 'Logout'}
        </MenuItem>
      </DropDownMenu>
    </>
  );
};
