import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

export const hostLinkPage = addressDetector({
  id: 'host-link-page',
  title: 'Page that only lists other links',
  points: 14,
  severity: 'low',
  icon: 'Link',
  certainty: 'unvouched',
  recommendation: 'Judge the links, not this page: check where each one leads before you follow it.',
  find: ({ shortener, url }) =>
    shortener === 'link-page' &&
    (url.segments.length === 1 || url.subdomains.length > 0) &&
    !/^\/(?:admin|help|s|blog|about|login)\b/.test(url.path)
      ? [url.host]
      : [],
  describe: (host) =>
    `${defangHost(host)} only collects links to other sites; anyone can put up such a page.`,
});
