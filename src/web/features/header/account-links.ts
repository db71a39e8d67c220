import { CircleUser, LayoutDashboard, type LucideIcon, Settings } from 'lucide-react';
import type { CurrentUser } from '../../../contract/user.ts';
import { mayAdminister } from '../../lib/current-user.ts';
import type { NavLink } from './nav-links.ts';

/** The pages of a signed-in user. */
export const accountLinks = (user: CurrentUser): (NavLink & { icon: LucideIcon })[] => [
  { href: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/account', label: 'Account', icon: CircleUser },
  ...(mayAdminister(user) ? [{ href: '/admin', label: 'Admin Console', icon: Settings }] : []),
];
