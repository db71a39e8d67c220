import { sharing } from '../../contract/page-paths.ts';

/** Whether the page was opened to take what a phone shares. */
export const isShareLanding = (search: string): boolean => new URLSearchParams(search).has(sharing.flag);

/** What the service worker has kept for this page. It is taken once; null when there is nothing. */
export const takeShared = async (): Promise<FormData | null> => {
  // Without HTTPS there are neither caches nor service workers.
  if (!('caches' in window)) return null;
  try {
    const kept = await caches.match(sharing.path, { cacheName: sharing.cache });
    await caches.delete(sharing.cache);
    return kept ? await kept.formData() : null;
  } catch {
    return null;
  }
};
