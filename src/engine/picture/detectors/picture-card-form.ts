import { defangHost } from '../../text/defang.ts';
import { placeOf } from '../address.ts';
import { interfaceDetector } from './define.ts';
import { askedFor, spansOf } from './where.ts';

/** Number, date and security code together are all a thief needs. Every shop asks for them, but at its own address: so it
 * takes one more finding to leave the safe band. */
export const pictureCardForm = interfaceDetector({
  id: 'picture-card-form',
  title: 'Asks for all the details of a card',
  points: 19,
  severity: 'medium',
  icon: 'Key',
  find: (input) => {
    if (input.kind === 'code') return [];
    const asked = askedFor(input, 'card-number', 'card-code', 'card-expiry');
    const kinds = new Set(asked.map(({ what }) => what));
    const place = placeOf(input);
    return kinds.size >= 2 && place.kind !== 'own' ? [{ asked, place }] : [];
  },
  weigh: ({ place }) => ({ own: 0, known: 4, unseen: 10, unknown: 19 })[place.kind],
  where: ({ asked }) => spansOf(asked),
  describe: ({ place }) =>
    place.host === ''
      ? 'It asks for a card number with its date and code, and the picture does not show who would get them.'
      : `It asks for a card number with its date and code, which would go to ${defangHost(place.host)}.`,
  recommendation:
    'Pay only on a site that you opened yourself. Enter no card details on a page that a message led you to.',
});
