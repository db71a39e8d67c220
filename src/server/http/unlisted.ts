import type { FastifyReply } from 'fastify';

/** What a page says of itself to search engines, and what the server says of it. */
export const unlisted = 'noindex, nofollow, noarchive, nosnippet';

/** For what only those with the address should find: no search engine, no cache and no other site learns of it. */
export const keepUnlisted = (reply: FastifyReply): void => {
  reply
    .header('x-robots-tag', unlisted)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');
};
