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

type Target = Wrapper['target'];
const wrapper =
  (kind: WrapperKind) =>
  (service: string, host: RegExp, target: Target): Wrapper => ({ kind, service, host, target });
const scanner = wrapper('scanner');
const redirector = wrapper('redirector');
const inParam =
  (...names: string[]): Target =>
  (url) =>
    param(url, ...names);

/** Links that carry another link, by the host that wraps them. */
export const wrappers: Wrapper[] = [
  scanner(
    'Microsoft Safe Links',
    /(?:^|\.)safelinks\.protection\.(?:outlook|office365)\.(?:com|us|de)$/,
    inParam('url'),
  ),
  scanner('Proofpoint URL Defense', /^urldefense\.(?:proofpoint\.)?(?:com|us)$/, proofpointTarget),
  scanner('Barracuda Link Protection', /^linkprotect\.cudasvc\.com$/, inParam('a')),
  scanner('Trend Micro', /(?:^|\.)(?:trendmicro|trendmicro\.eu)\.com$/, inParam('url')),
  scanner('Sophos', /(?:^|\.)protection\.sophos\.com$/, (url) => base64Target(param(url, 'u'))),
  scanner('Cisco Secure Email', /^secure-web\.cisco\.com$/, (url) => lastSegmentUrl(url)),
  redirector('Google', /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/, (url) =>
    /^\/(?:url|amp\/s\/|imgres|local_url|aclk|searchurl)/.test(url.path)
      ? (param(url, 'q', 'url', 'adurl', 'imgrefurl') ?? ampTarget(url))
      : ampTarget(url),
  ),
  redirector(
    'Google Ads',
    /(?:^|\.)(?:googleadservices|doubleclick)\.(?:com|net)$/,
    inParam('adurl', 'ds_dest_url', 'q'),
  ),
  redirector('Google Translate', /^translate\.google(?:usercontent)?\.[a-z.]+$/, inParam('u')),
  redirector('Google Translate', /\.translate\.goog$/, (url) => translatedTarget(url)),
  redirector('an AMP cache', /(?:^|\.)cdn\.ampproject\.org$/, (url) => cachedTarget(url)),
  redirector('YouTube', /^(?:www\.|m\.)?youtube\.com$/, (url) =>
    url.path === '/redirect' ? param(url, 'q') : null,
  ),
  redirector('Bing', /^(?:www\.)?bing\.com$/, (url) =>
    /^\/(?:ck\/a|aclick)/.test(url.path) ? base64Target(param(url, 'u')?.replace(/^a1/, '') ?? null) : null,
  ),
  redirector('Facebook', /^(?:l|lm|www|m)\.(?:facebook|instagram|messenger)\.com$/, (url) =>
    /^\/(?:l\.php|flx\/warn\/?)?$/.test(url.path) ? param(url, 'u') : null,
  ),
  redirector('LinkedIn', /^(?:www\.)?linkedin\.com$/, (url) =>
    /^\/(?:redir\/redirect|safety\/go|redirect)/.test(url.path) ? param(url, 'url') : null,
  ),
  redirector(
    'a translator',
    /^translate\.yandex\.[a-z.]+$|^(?:www\.)?microsofttranslator\.com$/,
    inParam('url', 'a'),
  ),
  redirector('a search engine', /^googleweblight\.com$/, inParam('lite_url', 'u')),
  redirector('an AMP cache', /(?:^|\.)bing-amp\.com$|^amp\.cloudflare\.com$/, (url) => cachedTarget(url)),
  redirector('Threads', /^l\.threads\.(?:net|com)$/, inParam('u')),
  redirector('TikTok', /^(?:www\.)?tiktok\.com$/, (url) =>
    url.path.startsWith('/link/') ? param(url, 'target') : null,
  ),
  redirector('Tumblr', /^(?:t\.umblr\.com|href\.li)$/, (url) => param(url, 'z') ?? url.query.slice(1)),
  redirector('Zhihu', /^link\.(?:zhihu\.com|juejin\.cn)$/, inParam('target')),
  redirector('Reddit', /^out\.reddit\.com$/, inParam('url')),
  redirector('VK', /^(?:away\.)?vk\.com$/, (url) => (url.path === '/away.php' ? param(url, 'to') : null)),
  redirector('Slack', /^slack-redir\.net$/, inParam('url')),
  redirector('DuckDuckGo', /^(?:www\.)?duckduckgo\.com$/, (url) =>
    url.path.startsWith('/l/') ? param(url, 'uddg') : null,
  ),
  redirector(
    'Yahoo',
    /^r\.search\.yahoo\.com$/,
    (url) => /\/RU=([^/]+)\//.exec(url.path)?.[0].slice(4, -1) ?? null,
  ),
  redirector('Steam', /^steamcommunity\.com$/, (url) =>
    /^\/linkfilter/.test(url.path) ? param(url, 'url', 'u') : null,
  ),
];

/** `google.com/amp/s/evil.top/x` shows the address as a path. */
const ampTarget = (url: ParsedUrl) => {
  const inside = /^\/amp\/(s\/)?([^/]+\.[^/]+.*)$/.exec(url.path);
  return inside ? `http${inside[1] ? 's' : ''}://${inside[2]}` : null;
};

/** `my--bank-example.translate.goog` shows my-bank.example: a hyphen stands for a dot, two for a hyphen. */
const translatedTarget = ({ host, path, query }: ParsedUrl): string => {
  const name = host.slice(0, -'.translate.goog'.length);
  return `https://${name.replace(/--|-/g, (hyphens) => (hyphens === '-' ? '.' : '-'))}${path}${query}`;
};

/** `/c/s/evil.top/x`, where the `s` stands for https. */
const cachedTarget = ({ path }: ParsedUrl): string | null => {
  const inside = /^\/(?:c|i|r|v|wp)\/(s\/)?(.+)$/.exec(path);
  return inside ? `http${inside[1] ? 's' : ''}://${inside[2]}` : null;
};

const lastSegmentUrl = (url: ParsedUrl) => /https?:\/{1,2}.+$/.exec(url.path)?.[0] ?? null;

const base64Target = (text: string | null): string | null => {
  if (text === null) return null;
  const plain = decodeBase64(text);
  return /^https?:\/\//i.test(plain) ? plain : null;
};
