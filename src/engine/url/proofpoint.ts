import { type ParsedUrl, percentDecode } from '../addresses/parse-url.ts';
import { decodeBase64 } from '../text/base64.ts';

/** The address inside a Proofpoint URL Defense link, versions 1, 2 and 3; null when it is not one. */
export const proofpointTarget = (url: ParsedUrl): string | null => {
  const version = /^\/v([123])\//.exec(url.path)?.[1];
  if (version === '3') return versionThree(url.href);
  const written = url.params.find(({ name }) => name === 'u')?.value;
  if (written === undefined) return null;
  // Version 2 writes % as - and / as _.
  return version === '2' ? percentDecode(written.replace(/-/g, '%').replace(/_/g, '/')) : written;
};

const runLengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * `…/v3/__https://host/a*b__;Iw!!…`: characters outside a safe set become `*` (one) or `**X` (a run) and follow, in order,
 * base64url-encoded, between `;` and `!`.
 */
const versionThree = (href: string): string | null => {
  const parts = /\/v3\/__(.+?)__;([\w-]*)!/.exec(href);
  const [, written, encoded = ''] = parts ?? [];
  if (written === undefined) return null;
  const removed = decodeBase64(encoded);
  let next = 0;
  const take = (count: number) => {
    next += count;
    return removed.slice(next - count, next);
  };
  const restored = percentDecode(written).replace(/\*\*(.)|\*/g, (_, run?: string) =>
    take(run === undefined ? 1 : runLengths.indexOf(run) + 2),
  );
  // Some relays collapse the double slash.
  return restored.replace(/^(https?:)\/(?!\/)/i, '$1//');
};
