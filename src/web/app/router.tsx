import { type FunctionComponent, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { productName } from '../../contract/site.ts';
import { fetchAhead } from '../lib/first-use.ts';
import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Home } from '../screens/home/home.tsx';
import { placeOf } from '../screens/home/place.ts';
import { BrokenPage } from './broken-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const page = (title: string, fetchScreen: () => Promise<FunctionComponent>) => ({
  title,
  screen: createLazyPart(fetchScreen),
});
type Page = ReturnType<typeof page>;

/** Most visitors open Home first, so it comes with the first script; the others are fetched later. */
const pages: Readonly<Record<string, Page>> = {
  '/pricing': page('Pricing', async () => (await import('../screens/pricing.tsx')).Pricing),
  '/about': page('About Us', async () => (await import('../screens/about.tsx')).About),
  '/dashboard': page('Dashboard', async () => (await import('../screens/dashboard.tsx')).Dashboard),
  '/account': page('Account', async () => (await import('../screens/account.tsx')).Account),
  '/account/jobs': page('Jobs', async () => (await import('../screens/jobs.tsx')).Jobs),
  '/watch': page('Watch', async () => (await import('../screens/watch.tsx')).Watch),
  '/watch/dmarc': page('DMARC Reports', async () => (await import('../screens/watch-dmarc.tsx')).WatchDmarc),
  '/team': page('Team', async () => (await import('../screens/team.tsx')).Team),
  '/team/join': page('Join an Organisation', async () => (await import('../screens/join-team.tsx')).JoinTeam),
  '/sign-in': page('Sign In', async () => (await import('../screens/sign-in.tsx')).SignIn),
  '/admin': page('Admin Console', async () => (await import('../screens/admin.tsx')).Admin),
  '/shared/:token': page('Shared Result', async () => (await import('../screens/shared.tsx')).Shared),
  '/developers': page('Developers', async () => (await import('../screens/developers.tsx')).Developers),
  '/help': page('Help', async () => (await import('../screens/help.tsx')).Help),
  '/accuracy': page('Measured Accuracy', async () => (await import('../screens/accuracy.tsx')).AccuracyPage),
  '/privacy-policy': page(
    'Privacy Policy',
    async () => (await import('../screens/privacy-policy.tsx')).PrivacyPolicy,
  ),
  '/terms-of-service': page(
    'Terms of Service',
    async () => (await import('../screens/terms-of-service.tsx')).TermsOfService,
  ),
};

// Its script travels while the frame around it is drawn.
pages[location.pathname.replace(/^\/shared\/[^/]+$/, '/shared/:token')]?.screen.load();

const notFound = createLazyPart(async () => (await import('../screens/not-found.tsx')).NotFound);

/** The pages that visitors are likely to open next; fetched once the first one has settled and is used. */
const likelyNext = ['/pricing', '/about', '/dashboard'];
const settledMs = 2000;

const fetchLikelyNext = () => {
  for (const path of likelyNext) pages[path]?.screen.load();
};

export const Router = () => {
  const [path] = useLocation();
  useEffect(() => {
    let stopWaiting = () => {};
    const timer = setTimeout(() => {
      stopWaiting = fetchAhead(fetchLikelyNext);
    }, settledMs);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, []);
  // One element for all its addresses: what was typed must not be lost on the way from one tool to another.
  if (placeOf(path)) return <Home notFound={<Page screen={notFound} />} loading={<PageSkeleton />} />;
  return (
    <Switch>
      {Object.entries(pages).map(([path, { title, screen }]) => (
        <Route key={path} path={path}>
          <LazyPage title={`${title} - ${productName}`} screen={screen} />
        </Route>
      ))}
      <Route>
        <LazyPage title="404 Page Not Found" screen={notFound} />
      </Route>
    </Switch>
  );
};

const LazyPage = ({ title, screen }: Page) => {
  useTitle(title);
  return <Page screen={screen} />;
};

const Page = ({ screen }: Pick<Page, 'screen'>) => (
  <LazyPart
    part={screen}
    props={{}}
    fallback={<PageSkeleton />}
    failure={(retry) => <BrokenPage onTryAgain={retry} />}
  />
);
