import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SiteAddresses } from '../../contract/site.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { SiteAddressesContext } from '../lib/site-addresses.ts';
import { PageFrame } from '../screens/page-frame.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

export const App = ({ addresses }: { addresses: SiteAddresses }) => {
  const [queryClient] = useState(createQueryClient);
  const [path] = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <SiteAddressesContext value={addresses}>
        <ErrorBoundary>
          <PageFrame>
            {/* Keyed by page, so that a broken page does not keep the next one from showing. */}
            <ErrorBoundary key={path}>
              <Router />
            </ErrorBoundary>
          </PageFrame>
        </ErrorBoundary>
        <Toaster />
      </SiteAddressesContext>
    </QueryClientProvider>
  );
};
