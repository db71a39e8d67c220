import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { ApiContext, createApi } from '../lib/api.ts';
import { QueryClient, QueryClientContext } from '../lib/query-client.ts';
import { toasts } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';

/** Renders with everything a feature needs, talking to a real server. */
export const renderWithApi = (baseUrl: string, children: ReactNode) => {
  onTestFinished(() => {
    cleanup();
    // Notices live outside React and would be shown to the next test.
    for (const { id } of toasts.current()) toasts.dismiss(id);
  });
  return render(
    <QueryClientContext value={new QueryClient()}>
      <ApiContext value={createApi(baseUrl)}>{children}</ApiContext>
      {/* A test finds a notice however long it takes to look for it. */}
      <Toaster durationMs={Number.POSITIVE_INFINITY} />
    </QueryClientContext>,
  );
};
