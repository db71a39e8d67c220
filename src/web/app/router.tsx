import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { productName } from '../../contract/site.ts';
import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import { Home } from '../screens/home/home.tsx';
import { BrokenPage } from './broken-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const page = (title: string, fetchScreen: () => Promise<ComponentType>) => ({
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
  '/admin': page('Admin Console', async () => (await import('../screens/admin.tsx')).Admin),
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

const notFound = createLazyPart(async () => (await import('../screens/not-found.tsx')).NotFound);

/** The pages that visitors are likely to open next; fetched once the first one has settled. */
const likelyNext = ['/pricing', '/about', '/dashboard'];
const settledMs = 2000;

export const Router = () => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const path of likelyNext) pages[path]?.screen.load();
    }, settledMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Switch>
      <Route path="/">
        <Titled title={`${productName}: check it before you click`}>
          <Home />
        </Titled>
      </Route>
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

const LazyPage = ({ title, screen }: Page) => (
  <Titled title={title}>
    <LazyPart
      part={screen}
      props={{}}
      fallback={<PageSkeleton />}
      failure={(retry) => <BrokenPage onTryAgain={retry} />}
    />
  </Titled>
);

const Titled = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
};
