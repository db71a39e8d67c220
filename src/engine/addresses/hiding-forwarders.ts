import { isMailService } from './mail-services.ts';
import type { ParsedUrl } from './parse-url.ts';

/**
 * Links that count a click and forward to an address which only the service knows. Those that show it are unwrapped
 * (`url/wrappers.ts`) and never come here.
 */
const forwarders: readonly { service: string; host: RegExp; path: RegExp }[] = [
  { service: 'Google', host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/(?:url|goto|aclk|amp\/s\/?$)/ },
  {
    service: 'Google Ads',
    host: /(?:^|\.)(?:googleadservices\.com|doubleclick\.net)$/,
    path: /^\/(?:pagead|pcs\/click|ddm\/(?:clk|trackclk)|aclk|clk|dbm\/clk)/,
  },
  { service: 'Bing', host: /^(?:www\.)?bing\.com$/, path: /^\/(?:ck\/|aclick|newtabredir)/ },
  { service: 'Baidu', host: /^(?:www\.)?baidu\.com$/, path: /^\/(?:link|baidu\.php)/ },
  { service: 'Yandex', host: /^(?:www\.)?yandex\.[a-z.]{2,6}$/, path: /^\/clck\// },
  { service: 'LinkedIn', host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:slink|redir\/|safety\/go)/ },
  {
    service: 'Facebook',
    host: /^(?:l|lm)\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/,
    path: /^\//,
  },
  { service: 'YouTube', host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/(?:redirect|attribution_link)/ },
  { service: 'Substack', host: /(?:^|\.)substack\.com$/, path: /^\/redirect\// },
  { service: 'Slack', host: /^slack-redir\.net$/, path: /^\// },
  {
    service: 'an advertising service',
    host: /(?:^|\.)(?:adform\.net|criteo\.com|taboola\.com|outbrain\.com|adsrvr\.org|rtbhouse\.com|awin1\.com|anrdoezrs\.net|jdoqocy\.com|kqzyfj\.com|dpbolvw\.net|tkqlhce\.com|linksynergy\.com|shareasale\.com|tradedoubler\.com|zanox\.com|effiliation\.com|skimresources\.com|viglink\.com|clickbank\.net|pxf\.io|sjv\.io|onelink\.to)$/,
    path: /click|clk|cread|track|redirect|\/[crt]\//i,
  },
  {
    service: 'a security product',
    host: /(?:^|\.)(?:mimecastprotect\.com|mimecast\.com|cudasvc\.com|secureserver\.cf|inky\.com|protection\.sophos\.com|mailguard\.com\.au|hornetsecurity\.com|trustwave\.com)$/,
    path: /^\/(?:s|link|url|api\/redirect|redirect|r)(?:\/|$)/,
  },
];

/** Where mailing services send a click: `ct.sendgrid.net/ls/click`, `list-manage.com/track/click`. */
const countedClick =
  /(?:^|\/)(?:ls\/click|wf\/click|uni\/ls\/click|ss\/c|track\/click|tn\.jsp|lt\.php|tr\/cl|Ctc|e3t|v1\/c|lnk|click)(?:[/?.+]|$)|^\/(?:[ctkeqfy]|f\/a|3s|2s)\/./i;

export const hidingForwarderAt = (url: ParsedUrl): string | null => {
  if (isMailService(url.registrableDomain) && countedClick.test(url.path)) return 'a mailing service';
  return (
    forwarders.find(({ host, path }) => host.test(url.host) && path.test(url.path) && url.path.length > 1)
      ?.service ?? null
  );
};
