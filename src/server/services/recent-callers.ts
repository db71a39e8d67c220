import { LRUCache } from 'lru-cache';

/** Long enough for somebody who checks one thing after another. */
const rememberedMs = 30_000;
const remembered = 5000;

/** Callers as they were when they were last looked up, for those whose next statement confirms them all the same. */
export const recentCallers = <Found extends object>() =>
  new LRUCache<string, Found>({ max: remembered, ttl: rememberedMs });
