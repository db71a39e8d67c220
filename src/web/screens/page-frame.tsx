import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { aboutLinks, mainLinks } from '../features/header/nav-links.ts';
import { OfflineNote } from '../features/offline/offline-note.tsx';
import { ContactPromptContext } from '../lib/contact-prompt.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { fetchAhead } from '../lib/first-use.ts';
import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import { useShortcuts } from '../lib/shortcuts.ts';
import { SignInPromptContext } from '../lib/sign-in-prompt.ts';
import { useTheme } from '../lib/theme.ts';
import { createLazyDialog } from '../ui/lazy-dialog.tsx';
import { pageOf } from './home/place.ts';

const SignInDialog = createLazyDialog(
  async () => (await import('../features/sign-in/sign-in-dialog.tsx')).SignInDialog,
);
const MlEngineDialog = createLazyDialog(
  async () => (await import('../features/ml-engine/ml-engine-dialog.tsx')).MlEngineDialog,
);
const ContactDialog = createLazyDialog(
  async () => (await import('../features/contact/contact-dialog.tsx')).ContactDialog,
);
const ShortcutsDialog = createLazyDialog(
  async () => (await import('../features/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
);

const planEndNote = createLazyPart(
  async () => (await import('../features/plan-end/plan-end-note.tsx')).PlanEndNote,
);

type OpenDialog = 'sign-in' | 'ml-engine' | 'sales' | 'support' | 'shortcuts' | null;

/** In an immediate reload the toast would vanish before it can be read. */
const reloadDelayMs = 1000;

/** What every page shares: header, main, footer, and the dialogs that can open from anywhere. */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const main = useFocusAfterNavigation(path);
  const { toggle: switchTheme } = useTheme();
  useShortcuts({ '?': () => setDialog('shortcuts'), t: switchTheme });

  useEffect(
    () =>
      fetchAhead(() => {
        for (const dialog of [SignInDialog, MlEngineDialog, ContactDialog, ShortcutsDialog]) dialog.load();
      }),
    [],
  );

  const dialogProps = (name: OpenDialog) => ({
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : null),
  });

  return (
    <SignInPromptContext value={() => setDialog('sign-in')}>
      <ContactPromptContext value={setDialog}>
        <a
          href="#content"
          className="fixed top-2 left-2 z-60 rounded-control bg-text px-4 py-2.5 font-semibold text-bg not-focus:sr-only"
        >
          Skip to content
        </a>
        <div className="flex min-h-dvh flex-col">
          <Header
            links={path === '/about' ? aboutLinks : mainLinks}
            current={pageOf(path)}
            onSignIn={() => setDialog('sign-in')}
            onMlEngine={() => setDialog('ml-engine')}
          />
          <OfflineNote />
          <main ref={main} id="content" tabIndex={-1} className="relative isolate grow scroll-mt-20">
            <PlanEnd />
            {children}
          </main>
          <Footer onSupport={() => setDialog('support')} onShortcuts={() => setDialog('shortcuts')} />
        </div>
        <SignInDialog
          {...dialogProps('sign-in')}
          onSignedIn={() => setTimeout(() => window.location.reload(), reloadDelayMs)}
        />
        <MlEngineDialog {...dialogProps('ml-engine')} />
        <ContactDialog kind="sales" {...dialogProps('sales')} />
        <ContactDialog kind="support" {...dialogProps('support')} />
        <ShortcutsDialog {...dialogProps('shortcuts')} />
      </ContactPromptContext>
    </SignInPromptContext>
  );
};

/** Only a plan that ends has something to be told about it. */
const PlanEnd = () => {
  const { data: user } = useCurrentUser();
  if (!user?.planResetDate) return null;
  return <LazyPart part={planEndNote} props={{}} fallback={null} failure={() => null} />;
};

/**
 * A new page starts at its top, and so do the keyboard and the screen reader. From one tool to another they stay where they
 * are; a page that is opened at one of its parts goes there itself.
 */
const useFocusAfterNavigation = (path: string) => {
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    const last = before.current;
    before.current = path;
    const isSamePage = pageOf(last) === pageOf(path) && path !== '/';
    if (last === path || isSamePage || window.location.hash) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
};
