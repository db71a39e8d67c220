import { Cpu } from 'lucide-react';
import { Link } from 'wouter';
import { productName } from '../../../contract/site.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { NavLink } from './nav-links.ts';
import { useLogout } from './use-logout.ts';

// Menus and their positioning code outweigh the rest of the header, and guests never open one.
const accountMenu = createLazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

type Props = {
  links: readonly NavLink[];
  /** The page that is open, by its link. */
  current: string;
  onSignIn: () => void;
  onMlEngine: () => void;
};

export const Header = ({ links, current, onSignIn, onMlEngine }: Props) => {
  const user = useCurrentUser();
  const logout = useLogout();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-bg/88 backdrop-blur-md">
      <div className="wrap flex h-16 items-center gap-4 md:gap-7">
        <Link href="/" className="rounded-control py-2 no-underline">
          <Logo name={productName} />
        </Link>
        <MainNav links={links} current={current} />
        <div className="ml-auto flex items-center gap-1.5 sm:gap-3">
          <Button
            size="small"
            icon={<Cpu aria-hidden="true" />}
            onClick={onMlEngine}
            className="max-sm:hidden"
          >
            ML Engine
          </Button>
          {user.isPending && <Skeleton className="h-9 w-19 rounded-control" />}
          {!user.isPending && !user.data && (
            <Button size="small" look="solid" onClick={onSignIn}>
              Sign In
            </Button>
          )}
          {user.data && (
            <LazyPart
              part={accountMenu}
              props={{
                user: user.data,
                isLoggingOut: logout.isPending,
                onLogout: () => logout.mutate(),
              }}
              fallback={<Skeleton className="m-1 size-10 rounded-full" />}
              failure={(retry) => (
                <Button size="small" onClick={retry}>
                  Account
                </Button>
              )}
            />
          )}
          <MobileMenu
            links={links}
            user={user.data ?? null}
            isLoggingOut={logout.isPending}
            onLogout={(onDone) => logout.mutate(undefined, { onSuccess: onDone })}
            onMlEngine={onMlEngine}
          />
        </div>
      </div>
    </header>
  );
};

const MainNav = ({ links, current }: Pick<Props, 'links' | 'current'>) => (
  <nav aria-label="Main" className="flex gap-1 max-sm:hidden">
    {links.map(({ href, label }) => (
      <Link
        key={href}
        href={href}
        aria-current={current === href ? 'page' : undefined}
        className={cn(
          'relative rounded-control px-2 py-2 font-medium text-sm text-text-2 no-underline md:px-3',
          'transition-colors hover:bg-surface-3 current:text-text',
          'current:after:absolute current:after:bottom-0 current:after:left-1/2',
          'current:after:-ml-1 current:after:size-1.5 current:after:rounded-full',
          'current:after:bg-float current:after:ring-1 current:after:ring-float-edge',
        )}
      >
        {label}
      </Link>
    ))}
  </nav>
);
