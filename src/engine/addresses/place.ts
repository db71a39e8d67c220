import { dynamicDnsZoneOf } from './dynamic-dns.ts';
import { type Hosting, type HostingKind, hostingOf } from './free-hosts.ts';
import { hidingForwarderAt } from './hiding-forwarders.ts';
import type { ParsedUrl } from './parse-url.ts';
import { isProfile } from './profiles.ts';
import { type OpenPublishing, openPublishingAt } from './published-pages.ts';
import { type ShortenerKind, shortenerKindOf } from './shorteners.ts';

/**
 * Who owns a host and who writes its page are two questions. `owner`: the same. `tenant`: a customer or a member, whose name
 * is in the host or the path. `anybody`: the page says nothing of its author. `hidden`: the address does not show the page.
 */
export type Author = 'owner' | 'tenant' | 'anybody' | 'hidden';

/** What one table of hosts and paths knows of an address; links, messages, pictures and domains all ask it. */
export type Place = {
  author: Author;
  /** In words for the technical panel. */
  kind: string;
  hosting: Hosting | null;
  dynamicDnsZone: string | null;
  shortener: ShortenerKind | null;
  openPublishing: OpenPublishing | null;
  /** The service that counts a click and forwards to an address that is not shown. */
  forwarder: string | null;
};

export const placeOf = (url: ParsedUrl): Place => {
  const known = {
    hosting: hostingOf(url.host),
    dynamicDnsZone: dynamicDnsZoneOf(url.host),
    shortener: shortenerKindOf(url.host, url.registrableDomain),
    openPublishing: openPublishingAt(url.host, url.path),
    forwarder: hidingForwarderAt(url),
  };
  return { ...known, ...authorOf(known, url) };
};

type Known = Omit<Place, 'author' | 'kind'>;

/** The first that applies: what hides the page says more than where it is. */
const authorOf = (
  { hosting, dynamicDnsZone, shortener, openPublishing, forwarder }: Known,
  url: ParsedUrl,
): Pick<Place, 'author' | 'kind'> => {
  if (url.ip) return { author: 'anybody', kind: 'numeric address' };
  if (shortener === 'link-page') return { author: 'anybody', kind: 'link page' };
  if (shortener !== null)
    return { author: shortener === 'company' ? 'owner' : 'hidden', kind: 'link shortener' };
  if (forwarder !== null) return { author: 'hidden', kind: `forwarding link of ${forwarder}` };
  if (dynamicDnsZone !== null) return { author: 'anybody', kind: `dynamic DNS (${dynamicDnsZone})` };
  if (hosting) {
    const author = hosting.kind === 'preview' || hosting.kind === 'storage' ? 'anybody' : 'tenant';
    return { author, kind: `${hostingNames[hosting.kind]} (${hosting.suffix})` };
  }
  if (openPublishing)
    return { author: 'anybody', kind: `${openPublishing.what} on ${openPublishing.service}` };
  return isProfile(url)
    ? { author: 'tenant', kind: 'member’s page' }
    : { author: 'owner', kind: url.host === '' ? '-' : 'own domain' };
};

const hostingNames: Record<HostingKind, string> = {
  preview: 'preview address',
  'app-host': 'free application host',
  'site-builder': 'free site builder',
  'shop-builder': 'shop builder',
  storage: 'storage bucket',
};
