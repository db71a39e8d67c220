import type { Page, Request } from '@playwright/test';

/** Answers a call of the page with this body and status. The newest answer for a path wins. */
export const answerCall = (page: Page, path: string, body: unknown, status = 200) =>
  page.route(path, (route) =>
    typeof body === 'string' ? route.fulfill({ status, body }) : route.fulfill({ status, json: body }),
  );

/** Holds a call until it is released, so that a test can look at the pending state for as long as it takes. */
export const holdCall = async (page: Page, path: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
};

/** Collects the calls that the page makes to a path from now on. */
export const watchCalls = (page: Page, path: string): Request[] => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
};
