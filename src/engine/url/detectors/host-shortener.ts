import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** A short link is not phishing in itself, but a destination that cannot be seen cannot be judged. */
export const hostShortener = addressDetector({
  id: 'host-shortener',
  title: 'Shortened link hides its destination',
  points: 22,
  severity: 'medium',
  icon: 'Link',
  certainty: 'unvouched',
  recommendation:
    'Ask for the full address, or open the shortener’s preview (often by adding a + to the link).',
  find: ({ shortener, url }) =>
    shortener === 'public' && url.segments.length === 1 && !ownPage.test(url.path) ? [url.host] : [],
  describe: (host) => `${defangHost(host)} forwards to an address that the link does not show.`,
});

/** Pages about the service itself; a short link's only segment is a code, not a word. */
const ownPage =
  /^\/(?:about|admin|api|blog|contact|create|developers?|docs|faq|features|help|home|imprint|index\.\w+|login|pages|plans|pricing|privacy|register|robots\.txt|settings|signin|signup|support|terms)\b/i;
