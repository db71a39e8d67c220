import { wordSet } from '../text/word-list.ts';
import type { ParsedUrl } from './parse-url.ts';

/** What an address is that leads to no page on the public web. */
export type OutsideTheWeb = {
  kind: keyof typeof kinds;
  /** One sentence for the visitor, and one that says what to do. */
  what: string;
  next: string;
};

const kinds = {
  'own computer': {
    what: 'This address leads to the computer that opens it, not to a site on the internet.',
    next: 'Open it only if you run the program that answers there.',
  },
  'private network': {
    what: 'This address belongs to a private network, such as a home or an office. Which machine answers depends on where you are, so it cannot be checked from outside.',
    next: 'Open it only if you know the device or the service behind it.',
  },
  'Tor network': {
    what: 'This address exists in the Tor network only, where nobody has to say who runs a site.',
    next: 'Open it only if you looked for it yourself.',
  },
  'e-mail address': {
    what: 'This address is no web page: it starts a message in your mail program.',
    next: 'Before you write, check the part after the @ sign with the domain check.',
  },
  'telephone number': {
    what: 'This address is no web page: it calls the number that it contains.',
    next: 'Before you call, compare the number with the one on the organisation’s own site or on your contract.',
  },
  'text message': {
    what: 'This address is no web page: it starts a text message to the number that it contains.',
    next: 'Do not send it unless you know the number; some of them cost money.',
  },
  'file server': {
    what: 'This address leads to a file server, which most browsers no longer open.',
    next: 'Ask the sender for a link that begins with https.',
  },
  'browser page': {
    what: 'This address opens a page of the browser itself.',
    next: 'Change nothing there because a message asked you to.',
  },
  picture: {
    what: 'This address is a picture, written out in full: it leads nowhere.',
    next: 'To have the picture judged, save it and use the screenshot check.',
  },
  app: {
    what: 'This address opens an app on your device instead of a web page.',
    next: 'Open it only if you expected it, and cancel if the app wants to install or pay for something.',
  },
} as const;

/** Null for a page on the public web, and for addresses that carry a program: a detector speaks about those. */
export const outsideTheWeb = (url: ParsedUrl): OutsideTheWeb | null => {
  const kind = kindByScheme(url) ?? kindByHost(url);
  return kind && { kind, ...kinds[kind] };
};

const kindByScheme = ({ scheme, raw }: ParsedUrl): OutsideTheWeb['kind'] | null => {
  if (webSchemes.has(scheme) || carriers.has(scheme)) return isPictureData(raw) ? 'picture' : null;
  if (scheme === 'mailto') return 'e-mail address';
  if (/^(?:tel|callto|facetime(?:-audio)?)$/.test(scheme)) return 'telephone number';
  if (/^(?:sms|smsto|mms|mmsto)$/.test(scheme)) return 'text message';
  if (/^(?:ftps?|sftp)$/.test(scheme)) return 'file server';
  return /^(?:about|chrome|edge|brave|opera|firefox)$/.test(scheme) ? 'browser page' : 'app';
};

const webSchemes = wordSet('http https ws wss');
/** They carry what they show, or reach into the visitor's own files. */
const carriers = wordSet(
  'javascript vbscript data blob file view-source ms-msdt search-ms search ms-appinstaller ms-officecmd',
);

/** A drawing (SVG) can hold a program, any other picture cannot. */
export const isPictureData = (raw: string): boolean => /^data:(?:image\/(?!svg)|font\/)/i.test(raw);

const kindByHost = ({ host, ip }: ParsedUrl): OutsideTheWeb['kind'] | null => {
  if (host === '') return null;
  if (ip) return kindOfAddress(host);
  if (/(?:^|\.)localhost$/.test(host)) return 'own computer';
  if (/\.onion$/.test(host)) return 'Tor network';
  return !host.includes('.') || networkName.test(host) ? 'private network' : null;
};

/** RFC 6762 and 8375, the suffix that ICANN keeps free for private use, and what routers and companies use. */
const networkName = /\.(?:local|localdomain|lan|home|home\.arpa|internal|intranet|corp|private)$/;

const kindOfAddress = (host: string): OutsideTheWeb['kind'] | null => {
  const [a = 0, b = 0] = (host.includes(':') ? (ipv4Inside(host) ?? []) : host.split('.')).map(Number);
  if (a === 127 || /^::1?$/.test(host) || host === '0.0.0.0') return 'own computer';
  const isPrivate =
    a === 10 ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    // RFC 6598: between a provider and its customers.
    (a === 100 && b >= 64 && b < 128) ||
    /^(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/.test(host);
  return isPrivate ? 'private network' : null;
};

/** The numbers of an IPv4 address inside IPv6: mapped, compatible, translated (RFC 6052) and tunnelled (RFC 3056). */
const ipv4Inside = (host: string): number[] | null => {
  const found =
    /^(?:::(?:ffff:(?:0:)?)?|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ??
    /^2002:([0-9a-f]{1,4}):([0-9a-f]{1,4}):/.exec(host);
  if (!found) return null;
  return found.slice(1).flatMap((half) => {
    const bits = Number.parseInt(half, 16);
    return [bits >> 8, bits & 0xff];
  });
};
