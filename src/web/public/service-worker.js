// Opens the page without a connection, and takes what a phone shares. Answers of the API never pass through here.

// Written by scripts/build.ts. A release has other names for its files, so it has another worker, which keeps its own.
const version = '__VERSION__';
const files = new Set(['__FILES__']);

const page = '/';
const pageCache = `hookwise-page-${version}`;
const sharedCache = 'hookwise-shared';

/** All or nothing: where servers of two releases answer by turns, this one is not installed, and the browser tries again. */
const keepRelease = async () => {
  const answer = await fetch(page, { cache: 'no-store', credentials: 'omit' });
  const markup = await answer.clone().text();
  const needed = [...markup.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  if (!answer.ok || !needed.every((path) => files.has(path)))
    throw new Error('The page is of another release');
  const cache = await caches.open(pageCache);
  await cache.addAll([...files]);
  await cache.put(page, answer);
};

/** Pages of the last release are closed by now: a worker is not active before. */
const forgetReleases = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('hookwise-page-') && name !== pageCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
};

/** Nothing, where the browser cannot read what it keeps: the network is asked then, as if there were no worker. */
const kept = (path) =>
  caches.match(path, { cacheName: pageCache, ignoreVary: true, ignoreSearch: true }).catch(() => undefined);

/** What a proxy answers while our server behind it does not. */
const isAway = ({ status }) => status >= 502 && status <= 504;

/** From the server whenever it answers, so that no page is older than the server. */
const openPage = async (event) => {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    return isAway(answer) ? ((await kept(page)) ?? answer) : answer;
  } catch {
    return (await kept(page)) ?? Response.error();
  }
};

/** The name of a file under /assets changes with what is in it. */
const keptFirst = async (request, path) => (await kept(path)) ?? fetch(request);

const freshFirst = async (request, path) => {
  try {
    return await fetch(request);
  } catch {
    return (await kept(path)) ?? Response.error();
  }
};

/** The page takes it from there, once. Where it could not be kept, the page says that nothing came. */
const takeShare = async (request) => {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const cache = await caches.open(sharedCache);
    await cache.put('/share', new Response(await request.blob(), { headers }));
  } catch {
    await caches.delete(sharedCache);
  }
  return Response.redirect('/check/screenshot?shared', 303);
};

self.addEventListener('install', (event) => event.waitUntil(keepRelease()));
self.addEventListener('activate', (event) => event.waitUntil(forgetReleases()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.method === 'POST' && pathname === '/share') event.respondWith(takeShare(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (files.has(pathname)) {
    const answer = pathname.startsWith('/assets/') ? keptFirst : freshFirst;
    event.respondWith(answer(request, pathname));
  }
});
