import { useState } from 'react';
import { useLocation, Router as WayFinder } from 'wouter';
import type { SiteFacts } from '../../contract/site-facts.ts';
import { QueryClient, QueryClientContext } from '../lib/query-client.ts';
import { SiteAddressesContext } from '../lib/site-addresses.ts';
import { pageOf } from '../screens/home/place.ts';
import { PageFrame } from '../screens/page-frame.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { changePage } from './change-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

export const App = ({ addresses }: { addresses: SiteFacts }) => {
  const [queryClient] = useState(() => new QueryClient());
  const [path] = useLocation();
  return (
    <QueryClientContext value={queryClient}>
      <SiteAddressesContext value={addresses}>
        <ErrorBoundary>
          <WayFinder aroundNav={changePage}>
            <PageFrame>
              {/* Keyed by page, so that a broken page does not keep the next one from showing. */}
              <ErrorBoundary key={pageOf(path)}>
                <Router />
              </ErrorBoundary>
            </PageFrame>
          </WayFinder>
        </ErrorBoundary>
        <Toaster />
      </SiteAddressesContext>
    </QueryClientContext>
  );
};
