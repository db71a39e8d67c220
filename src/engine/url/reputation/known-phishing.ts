import type { LookedUp } from '../../../contract/looked-up.ts';
import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { hash } from '../../text/hash.ts';
import type { KnownPhishing } from '../case.ts';

/**
 * An xor filter (Graf and Lemire 2020): three bytes a slot, three slots a key. It never forgets a listed name; a name that
 * is not listed passes for one with a chance of one in 2^24.
 */
export const bytesPerSlot = 3;
export const slotsPerKey = 3;

export type KnownPhishingTable = {
  bytes: Uint8Array;
  /** Slots in each of the three segments. */
  segmentLength: number;
  seed: number;
  source: string;
  /** The day the lists were taken, `2026-11-15`. */
  listedOn: string;
};

/** Whether a link, or the host it lies on, is listed. Shared hosts never are as a whole; only their full addresses. */
export const readKnownPhishing =
  (table: KnownPhishingTable) =>
  (url: ParsedUrl): LookedUp<KnownPhishing> => {
    const { source, listedOn } = table;
    if (isListed(table, addressKey(url)))
      return { state: 'known', value: { match: 'address', source, listedOn } };
    const isHostListed = hostKeys(url).some((key) => isListed(table, key));
    return isHostListed
      ? { state: 'known', value: { match: 'host', source, listedOn } }
      : { state: 'absent' };
  };

/** Host and path without the scheme, `www.`, the query and a closing slash: what stays the same from report to report. */
export const addressKey = ({ host, path }: Pick<ParsedUrl, 'host' | 'path'>): string =>
  `a:${host.replace(/^www\./, '')}${path.replace(/\/+$/, '')}`;

/**
 * The same with the query, for hosts that many share: there it may be all that tells one person's page from another's
 * (`forms.office.com/Pages/ResponsePage.aspx?id=…`). What mail and advertising add on the way does not count.
 */
export const exactKey = ({ host, path, params }: Pick<ParsedUrl, 'host' | 'path' | 'params'>): string => {
  const query = params
    .filter(({ name }) => !addedOnTheWay.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  return `q:${host.replace(/^www\./, '')}${path.replace(/\/+$/, '')}?${query.join('&')}`;
};

const addedOnTheWay =
  /^(?:utm_\w+|usp|fbclid|gclid|dclid|msclkid|igsh|igshid|mc_cid|mc_eid|ref|ref_src|si)$/i;

export const hostKey = (host: string): string => `h:${host.replace(/^www\./, '').toLowerCase()}`;

/** More labels than this are decoration. */
const maxParents = 4;

/** The host and its parents, down to the registrable domain: a listed `evil.top` covers `a.b.evil.top`. */
export const hostKeys = ({ host, registrableDomain }: ParsedUrl): string[] => {
  if (registrableDomain === null) return [hostKey(host)];
  const extra = host.slice(0, -registrableDomain.length).split('.').filter(Boolean).slice(-maxParents);
  const parents = extra.map((_, i) => [...extra.slice(i), registrableDomain].join('.'));
  return [...new Set([host, ...parents, registrableDomain].map(hostKey))];
};

/** The three slots of a key, one in each segment, and the fingerprint they must add up to. */
export const slotsOf = (key: string, seed: number, segmentLength: number) => {
  const { high, low } = hash(key, seed);
  const { high: more, low: print } = hash(key, seed ^ 0x5bd1e995);
  return {
    fingerprint: print & 0xffffff,
    slots: [
      low % segmentLength,
      segmentLength + (high % segmentLength),
      2 * segmentLength + (more % segmentLength),
    ] as const,
  };
};

const isListed = ({ bytes, segmentLength, seed }: KnownPhishingTable, key: string): boolean => {
  const { fingerprint, slots } = slotsOf(key, seed, segmentLength);
  return slots.reduce((mixed, slot) => mixed ^ slotAt(bytes, slot), 0) === fingerprint;
};

const slotAt = (bytes: Uint8Array, slot: number): number => {
  const at = slot * bytesPerSlot;
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
};
