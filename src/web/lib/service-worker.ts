import { sharing } from '../../contract/page-paths.ts';
import { isShareLanding } from './shared-item.ts';
import { trustedWorker } from './trusted-worker.ts';

const worker = '/service-worker.js';

/** It keeps the whole page for later, which must not slow down the page that is opening. */
const settledMs = 2000;

/** Lets the page open without a connection and take what a phone shares, where the browser can. */
export const startServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  // What was shared and never taken, because the page was closed on the way.
  if (!isShareLanding(window.location.search)) void caches.delete(sharing.cache).catch(() => undefined);
  setTimeout(
    () => void navigator.serviceWorker.register(trustedWorker(worker)).catch(() => undefined),
    settledMs,
  );
};
