import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { productName } from '../../contract/site.ts';
import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import { Home } from '../screens/home/home.tsx';
import { BrokenPage } from './broken-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

type Page = { path?: string; title: string; screen: ReturnType<typeof later> };

const later = (fetchScreen: () => Promise<ComponentType>) => createLazyPart(fetchScreen);

/** Home is what nearly everybody opens first, so it comes with the first script; the others follow it. */
const pages: readonly Page[] = [
  {
    path: '/pricing',
    title: `Pricing - ${productName}`,
    screen: later(async () => (await import('../screens/pricing.tsx')).Pricing),
  },
  {
    path: '/about',
    title: `About Us - ${productName}`,
    screen: later(async () => (await import('../screens/about.tsx')).About),
  },
  {
    path: '/dashboard',
    title: `Dashboard - ${productName}`,
    screen: later(async () => (await import('../screens/dashboard.tsx')).Dashboard),
  },
  {
    path: '/account',
    title: `Account - ${productName}`,
    screen: later(async () => (await import('../screens/account.tsx')).Account),
  },
  {
    path: '/admin',
    title: `Admin Console - ${productName}`,
    screen: later(async () => (await import('../screens/admin.tsx')).Admin),
  },
  {
    path: '/accuracy',
    title: `Measured Accuracy - ${productName}`,
    screen: later(async () => (await import('../screens/accuracy.tsx')).AccuracyPage),
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy - ${productName}`,
    screen: later(async () => (await import('../screens/privacy-policy.tsx')).PrivacyPolicy),
  },
  {
    path: '/terms-of-service',
    title: `Terms of Service - ${productName}`,
    screen: later(async () => (await import('../screens/terms-of-service.tsx')).TermsOfService),
  },
  {
    title: '404 Page Not Found',
    screen: later(async () => (await import('../screens/not-found.tsx')).NotFound),
  },
];

/** The pages people are likely to open next; fetched once the first one has settled. */
const likelyNext = ['/pricing', '/about', '/dashboard'];
const settledMs = 2000;

export const Router = () => {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { path, screen } of pages) if (path && likelyNext.includes(path)) screen.load();
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
      {pages.map(({ path, title, screen }) => (
        <Route key={title} {...(path ? { path } : {})}>
          <Titled title={title}>
            <LazyPart
              part={screen}
              props={{}}
              fallback={<PageSkeleton />}
              failure={(retry) => <BrokenPage onTryAgain={retry} />}
            />
          </Titled>
        </Route>
      ))}
    </Switch>
  );
};

const Titled = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
};
