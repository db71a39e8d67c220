import { parseUrl } from '../../src/engine/training.ts';

/** Where the data hold lures and hardly any legitimate page. */
export const swappedSuffixes = [
  'webflow.io',
  'workers.dev',
  'wixsite.com',
  'weebly.com',
  'godaddysites.com',
  'square.site',
] as const;

/**
 * The names of legitimate pages on one free host, moved to others, each to one of them in turn: an alarm here means that
 * the host is held against the page.
 */
export const swappedSuffix = (urls: readonly string[]): string[] => {
  const names = new Set(
    urls.flatMap((text) => {
      const url = parseUrl(text);
      return url?.isPrivateSuffix && url.label !== '' ? [url.label] : [];
    }),
  );
  return [...names].map((name, i) => `https://${name}.${swappedSuffixes[i % swappedSuffixes.length]}/`);
};
