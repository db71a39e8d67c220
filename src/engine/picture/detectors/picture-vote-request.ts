import { defangHost } from '../../text/defang.ts';
import { isUnknownPlace } from '../address.ts';
import { interfaceDetector } from './define.ts';

const vote =
  /\b(?:vote for (?:my|me|our|the)|please vote|stimme? (?:bitte )?fur (?:meine?|mich)|votez? pour (?:ma|mon|moi)|vota(?:r)? (?:por|a) (?:mi|mim)|vote (?:na|no) (?:minha|meu)|vota (?:per )?(?:mia|mio|la mia|il mio)|stem (?:je )?(?:op|voor) (?:mijn|mij)|zaglosuj na (?:moja|moje|mojego|mnie))\b/;

/** “Please vote for my niece”: the page then asks for the phone number and code of the messenger, and steals the account. */
export const pictureVoteRequest = interfaceDetector({
  id: 'picture-vote-request',
  title: 'Asks for a vote on an unknown site',
  points: 28,
  severity: 'medium',
  icon: 'Fish',
  find: ({ message, kind, addresses }) => {
    if (kind === 'code') return [];
    const match = vote.exec(message.prose.text.slice(0, 8000));
    const [link] = addresses.filter((one) => one.origin !== 'bar' && isUnknownPlace(one, kind));
    if (!match || !link) return [];
    const span = message.prose.spanOf(match.index, match.index + match[0].length);
    return [{ span, host: link.target.url.host }];
  },
  where: ({ span }) => [span],
  describe: ({ host }) =>
    `It asks you to vote at ${defangHost(host)}. Such pages ask for your account or a code next.`,
  recommendation:
    'Call the person who wrote: their account may have been taken over. Enter no number and no code.',
});
