import type { LookedUp } from '../../../contract/looked-up.ts';
import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { hash } from '../../text/hash.ts';
import type { KnownPhishing } from '../case.ts';

/**
 * An xor filter (Graf and Lemire 2020): three bytes per slot, three slots per key. It never misses a listed key; an unlisted
 * one passes for listed with a chance of one in 2^24.
 */
export const bytesPerSlot = 3;
export const slotsPerKey = 3;

export type KnownPhishingTable = {
  bytes: Uint8Array;
  /** Slots in each of the three segments. */
  segmentLength: number;
  seed: number;
  source: string;
  /** The day the lists were fetched, `2026-11-15`. */
  listedOn: string;
};

/** Whether a link or its host is listed. Shared hosts are listed by full address only. */
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

/** Host and path without the scheme, `www.`, the query and a closing slash: what reports of the same page have in common. */
export const addressKey = ({ host, path }: Pick<ParsedUrl, 'host' | 'path'>): string =>
  `a:${host.replace(/^www\./, '')}${path.replace(/\/+$/, '')}`;

/**
 * The same with the query, for shared hosts: there it may be all that distinguishes one page from another
 * (`forms.office.com/Pages/ResponsePage.aspx?id=…`). Tracking parameters do not count.
 */
export const exactKey = ({ host, path, params }: Pick<ParsedUrl, 'host' | 'path' | 'params'>): string => {
  const query = params
    .filter(({ name }) => !trackingParameter.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  return `q:${host.replace(/^www\./, '')}${path.replace(/\/+$/, '')}?${query.join('&')}`;
};

const trackingParameter =
  /^(?:utm_\w+|usp|fbclid|gclid|dclid|msclkid|igsh|igshid|mc_cid|mc_eid|ref|ref_src|si)$/i;

export const hostKey = (host: string): string => `h:${host.replace(/^www\./, '').toLowerCase()}`;

/** More labels than this need not be looked up. */
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
