import type { IncomingMessage } from 'node:http';

/** Where a part of the path may be any text: the addresses of results and of what is shared, for pages and for calls. */
const ofAnyText = /^\/(?:api\/(?:analysis|shared|v1\/results)|result|shared)\//;

/** As long as an address can be: none is answered sooner than others for its length. */
export const longestAddress = 128 * 1024;

/**
 * The address of a request, for the router. An id that cannot be decoded (`%zz`) is taken letter by letter: it is looked for, and
 * not found, like every other.
 */
export const readableAddress = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (!url.includes('%') || !ofAnyText.test(url)) return url;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};
