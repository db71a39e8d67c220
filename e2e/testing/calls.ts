import type { Page, Request } from '@playwright/test';

/** Answers a call of the page with a body and a status of our choice. The newest answer for a path counts. */
export const answerCall = (page: Page, path: string, body: unknown, status = 200) =>
  page.route(path, (route) =>
    typeof body === 'string' ? route.fulfill({ status, body }) : route.fulfill({ status, json: body }),
  );

/** Keeps a call waiting until it is let go, so that a pending state can be looked at for as long as it takes. */
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
