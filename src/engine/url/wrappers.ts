import type { ParsedUrl } from '../addresses/parse-url.ts';
import { decodeBase64 } from '../text/base64.ts';
import { proofpointTarget } from './proofpoint.ts';

/**
 * `scanner`: a security product rewrote the link. `redirector`: a big site's own exit page. `open-redirect`: any site that
 * forwards to an address given in the link, which lets an attacker borrow its name.
 */
export type WrapperKind = 'scanner' | 'redirector' | 'open-redirect';

const param = (url: ParsedUrl, ...names: string[]): string | null =>
  url.params.find(({ name }) => names.includes(name.toLowerCase()))?.value ?? null;

type Wrapper = {
  kind: WrapperKind;
  service: string;
  host: RegExp;
  target: (url: ParsedUrl) => string | null;
};

/** Links that carry another link, by the host that wraps them. */
export const wrappers: Wrapper[] = [
  {
    kind: 'scanner',
    service: 'Microsoft Safe Links',
    host: /(?:^|\.)safelinks\.protection\.(?:outlook|office365)\.(?:com|us|de)$/,
    target: (url) => param(url, 'url'),
  },
  {
    kind: 'scanner',
    service: 'Proofpoint URL Defense',
    host: /^urldefense\.(?:proofpoint\.)?(?:com|us)$/,
    target: proofpointTarget,
  },
  {
    kind: 'scanner',
    service: 'Barracuda Link Protection',
    host: /^linkprotect\.cudasvc\.com$/,
    target: (url) => param(url, 'a'),
  },
  {
    kind: 'scanner',
    service: 'Trend Micro',
    host: /(?:^|\.)(?:trendmicro|trendmicro\.eu)\.com$/,
    target: (url) => param(url, 'url'),
  },
  {
    kind: 'scanner',
    service: 'Sophos',
    host: /(?:^|\.)protection\.sophos\.com$/,
    target: (url) => base64Target(param(url, 'u')),
  },
  {
    kind: 'scanner',
    service: 'Cisco Secure Email',
    host: /^secure-web\.cisco\.com$/,
    target: (url) => lastSegmentUrl(url),
  },
  {
    kind: 'redirector',
    service: 'Google',
    host: /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/,
    target: (url) =>
      /^\/(?:url|amp\/s\/|imgres|local_url|aclk|searchurl)/.test(url.path)
        ? (param(url, 'q', 'url', 'adurl', 'imgrefurl') ?? ampTarget(url))
        : ampTarget(url),
  },
  {
    kind: 'redirector',
    service: 'Google Ads',
    host: /(?:^|\.)(?:googleadservices|doubleclick)\.(?:com|net)$/,
    target: (url) => param(url, 'adurl', 'ds_dest_url', 'q'),
  },
  {
    kind: 'redirector',
    service: 'Google Translate',
    host: /^translate\.google(?:usercontent)?\.[a-z.]+$/,
    target: (url) => param(url, 'u'),
  },
  {
    kind: 'redirector',
    service: 'YouTube',
    host: /^(?:www\.|m\.)?youtube\.com$/,
    target: (url) => (url.path === '/redirect' ? param(url, 'q') : null),
  },
  {
    kind: 'redirector',
    service: 'Bing',
    host: /^(?:www\.)?bing\.com$/,
    target: (url) =>
      /^\/ck\/a/.test(url.path) ? base64Target(param(url, 'u')?.replace(/^a1/, '') ?? null) : null,
  },
  {
    kind: 'redirector',
    service: 'Facebook',
    host: /^(?:l|lm|www|m)\.(?:facebook|instagram|messenger)\.com$/,
    target: (url) => (/^\/(?:l\.php|flx\/warn\/?)?$/.test(url.path) ? param(url, 'u') : null),
  },
  {
    kind: 'redirector',
    service: 'LinkedIn',
    host: /^(?:www\.)?linkedin\.com$/,
    target: (url) => (/^\/(?:redir\/redirect|safety\/go|redirect)/.test(url.path) ? param(url, 'url') : null),
  },
  { kind: 'redirector', service: 'Reddit', host: /^out\.reddit\.com$/, target: (url) => param(url, 'url') },
  {
    kind: 'redirector',
    service: 'VK',
    host: /^(?:away\.)?vk\.com$/,
    target: (url) => (url.path === '/away.php' ? param(url, 'to') : null),
  },
  { kind: 'redirector', service: 'Slack', host: /^slack-redir\.net$/, target: (url) => param(url, 'url') },
  {
    kind: 'redirector',
    service: 'DuckDuckGo',
    host: /^(?:www\.)?duckduckgo\.com$/,
    target: (url) => (url.path.startsWith('/l/') ? param(url, 'uddg') : null),
  },
  {
    kind: 'redirector',
    service: 'Yahoo',
    host: /^r\.search\.yahoo\.com$/,
    target: (url) => /\/RU=([^/]+)\//.exec(url.path)?.[0].slice(4, -1) ?? null,
  },
  {
    kind: 'redirector',
    service: 'Steam',
    host: /^steamcommunity\.com$/,
    target: (url) => (/^\/linkfilter/.test(url.path) ? param(url, 'url', 'u') : null),
  },
];

/** `google.com/amp/s/evil.top/x` shows the address as a path. */
const ampTarget = (url: ParsedUrl) => {
  const inside = /^\/amp\/(s\/)?([^/]+\.[^/]+.*)$/.exec(url.path);
  return inside ? `http${inside[1] ? 's' : ''}://${inside[2]}` : null;
};

const lastSegmentUrl = (url: ParsedUrl) => /https?:\/{1,2}.+$/.exec(url.path)?.[0] ?? null;

const base64Target = (text: string | null): string | null => {
  if (text === null) return null;
  const plain = decodeBase64(text);
  return /^https?:\/\//i.test(plain) ? plain : null;
};
