import {
  dynamicDnsZoneOf,
  hostingOf,
  isMailService,
  isOpenService,
  openPublishingAt,
  ownerOf,
  parseUrl,
  shortenerKindOf,
} from '../../src/engine/training.ts';

/** The one label of a host that its holder made up, with what surrounds it. */
export type ChosenLabel = {
  /** With their dots; empty when there are none. */
  before: string;
  label: string;
  /** The suffix, with its dot. */
  after: string;
  /** The suffix belongs to a service: the holder can take another name there, but none below it. */
  isTenant: boolean;
};

/**
 * Which label of a host its holder could change. Null if the sender of a lure could change none: an IP address, a form on
 * docs.google.com, a short link.
 */
export const chosenLabel = (host: string, path = '/'): ChosenLabel | null => {
  const url = parseUrl(host);
  if (!url?.registrableDomain) return null;
  const hosting = hostingOf(url.host)?.suffix ?? dynamicDnsZoneOf(url.host);
  const isTenant = url.isPrivateSuffix || hosting !== null;
  if (isBorrowed(url.host, url.registrableDomain, path, isTenant)) return null;
  const suffix = url.isPrivateSuffix ? url.publicSuffix : (hosting ?? url.publicSuffix);
  const labels = host.replace(/\.$/, '').split('.');
  const place = labels.length - (suffix ?? '').split('.').length - 1;
  const label = labels[place];
  if (label === undefined || label === '') return null;
  return {
    before: labels
      .slice(0, place)
      .map((one) => `${one}.`)
      .join(''),
    label,
    after: `.${labels.slice(place + 1).join('.')}`,
    isTenant,
  };
};

/** A page on another organisation's site, where the sender chooses neither host nor path. */
const isBorrowed = (host: string, domain: string, path: string, isTenant: boolean): boolean =>
  shortenerKindOf(host, domain) !== null ||
  openPublishingAt(host, path) !== null ||
  // A brand owns github.io, and nothing that its customers put there.
  (!isTenant &&
    (ownerOf(host) !== null ||
      isOpenService(domain) ||
      isMailService(domain) ||
      hostingOf(`x.${host}`) !== null));
