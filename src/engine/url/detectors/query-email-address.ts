import { decodeBase64 } from '../../text/base64.ts';
import { defangHost } from '../../text/defang.ts';
import { destinationDetector } from './define.ts';

/**
 * The victim's address goes along, so that the false sign-in page is already filled in. Newsletters do it to unsubscribe,
 * but their links say so.
 */
export const queryEmailAddress = destinationDetector({
  id: 'query-email-address',
  title: 'An e-mail address in the link',
  points: 26,
  severity: 'medium',
  icon: 'Fish',
  recommendation: 'Do not open it if the address is yours: the page behind it was prepared for you.',
  find: ({ url, isEstablished }) => {
    if (isEstablished || /unsub|optout|opt-out|preferences|abmelde|desinscri|subscribe/i.test(url.href))
      return [];
    const places = [
      ...url.params.map(({ name, value }) => value || name),
      url.fragment.slice(1),
      ...url.segments.slice(-2),
    ];
    return places.slice(0, 40).flatMap((place) => {
      const plain = addressIn(place);
      if (plain) return [{ host: url.host, isHidden: false }];
      const hidden = /^[$#*!]?[\w+/=-]{12,200}$/.test(place)
        ? addressIn(decodeBase64(place.replace(/^[$#*!]/, '')))
        : null;
      return hidden ? [{ host: url.host, isHidden: true }] : [];
    });
  },
  weigh: ({ isHidden }) => (isHidden ? 26 : 15),
  describe: ({ host, isHidden }) =>
    `The link gives ${defangHost(host)} an e-mail address${isHidden ? ', disguised in code' : ''}.`,
});

const addressIn = (text: string) =>
  /^[#=/$*!]{0,2}[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/.exec(text.replace(/%40/g, '@'))?.[0] ?? null;
