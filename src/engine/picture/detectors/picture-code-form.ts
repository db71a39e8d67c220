import { defangHost } from '../../text/defang.ts';
import { placeOf } from '../address.ts';
import { interfaceDetector } from './define.ts';
import { askedFor, spansOf } from './where.ts';

/** A code from the phone opens the account at once. Phishing pages ask for it beside a password or a card. */
export const pictureCodeForm = interfaceDetector({
  id: 'picture-code-form',
  title: 'Asks for a one-time code or a PIN',
  points: 22,
  severity: 'medium',
  icon: 'Key',
  find: (input) => {
    if (input.kind === 'code' || input.kind === 'mail' || input.kind === 'chat') return [];
    const asked = askedFor(input, 'one-time-code', 'pin').filter(
      ({ hasField, what }) => hasField || what === 'one-time-code',
    );
    const place = placeOf(input);
    const hasMore = askedFor(input, 'password', 'card-number', 'bank-account').length > 0;
    return asked.length > 0 && place.kind !== 'own' ? [{ asked, place, hasMore }] : [];
  },
  weigh: ({ place, hasMore }) => {
    const points = { own: 0, known: 3, unseen: 8, unknown: 18 }[place.kind];
    return hasMore ? points + 4 : points;
  },
  where: ({ asked }) => spansOf(asked),
  describe: ({ place }) =>
    place.host === ''
      ? 'It asks for a code or a PIN, and the picture does not show who would get it.'
      : `It asks for a code or a PIN, which would go to ${defangHost(place.host)}.`,
  recommendation: 'A code is for you alone. Enter it only in the app or on the site you opened yourself.',
});
