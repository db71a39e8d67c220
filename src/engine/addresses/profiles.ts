import type { ParsedUrl } from './parse-url.ts';

/**
 * Pages that a member of a large site writes, with the member's name in the path. Nobody takes them for the site's own, so
 * they are no warning sign; but the site's good name does not vouch for them either.
 */
const profiles: readonly { host: RegExp; path: RegExp }[] = [
  {
    host: /(?:^|\.)(?:medium\.com|tiktok\.com|threads\.(?:net|com)|substack\.com|mastodon\.[a-z]+|vimeo\.com)$/,
    path: /^\/@/,
  },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/(?:@|c\/|channel\/|user\/|watch|shorts\/|live\/|post\/)/ },
  {
    host: /^(?:(?:www|m|mobile|mbasic|web|[a-z]{2}(?:-[a-z]{2})?)\.)?(?:instagram|facebook|x|twitter|pinterest|snapchat|vk|ok)\.(?:com|ru)$/,
    path: /^\/(?!(?:login|help|about|legal|privacy|policies|settings|business|ads|home|explore|i\/)\b)[^/]{2,}/,
  },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:in|company|posts|pulse|feed\/update|events|groups)\// },
  {
    host: /^(?:www\.|gist\.)?(?:github|gitlab|gitee)\.com$|^(?:bitbucket\.org|codeberg\.org|sourceforge\.net)$/,
    path: /^\/(?!(?:login|about|features|pricing|security|settings|enterprise|topics|explore|orgs|marketplace|sessions)(?:\/|$))[^/]+/,
  },
  { host: /(?:^|\.)reddit\.com$/, path: /^\/(?:r|u|user)\// },
  {
    host: /(?:^|\.)(?:flickr\.com|soundcloud\.com|bandcamp\.com|behance\.net|dribbble\.com|deviantart\.com|patreon\.com|ko-fi\.com|buymeacoffee\.com|gofundme\.com|kickstarter\.com|change\.org|calendly\.com|meetup\.com|quora\.com|cash\.app|paypal\.me|steamcommunity\.com|roblox\.com)$/,
    path: /^\/(?!(?:login|about|help|legal|privacy|terms|pricing)(?:\/|$)).{3,}/,
  },
  { host: /(?:^|\.)paypal\.com$/, path: /^\/(?:paypalme|invoice\/p|pools|donate|ncp)\b/ },
  { host: /(?:^|\.)(?:ebay|etsy|eventbrite)\.[a-z.]{2,6}$/, path: /^\/(?:usr|str|itm|shop|listing|e|o)\// },
  {
    host: /^(?:play|chromewebstore)\.google\.com$|^apps\.(?:apple|microsoft)\.com$|^addons\.mozilla\.org$/,
    path: /\/(?:details?|app|addon)\b/,
  },
  {
    host: /^(?:www\.)?(?:npmjs\.com|pypi\.org|hub\.docker\.com|huggingface\.co)$/,
    path: /^\/(?:package|project|r|spaces|[^/]+\/[^/]+)/,
  },
  { host: /^(?:[a-z0-9-]+\.)?zoom\.us$/, path: /^\/(?:j|my|s|w|rec|meeting|webinar)\// },
  {
    host: /^(?!www\.|support\.|developer\.)[a-z0-9-]+\.(?:zendesk|freshdesk|helpscoutdocs)\.com$/,
    path: /^\//,
  },
  {
    host: /^(?:www\.)?(?:scribd|slideshare|issuu)\.(?:com|net)$/,
    path: /^\/(?:document|presentation|slideshow|doc|[^/]+\/docs)\//,
  },
];

export const isProfile = ({ host, path }: ParsedUrl): boolean =>
  profiles.some((one) => one.host.test(host) && one.path.test(path));
