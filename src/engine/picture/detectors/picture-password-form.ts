import { defangHost } from '../../text/defang.ts';
import { placeOf } from '../address.ts';
import { interfaceDetector } from './define.ts';
import { askedFor, spansOf } from './where.ts';

/** Every genuine service asks for one as well. What matters is where it goes, which a picture often does not show. */
export const picturePasswordForm = interfaceDetector({
  id: 'picture-password-form',
  title: 'Asks you to enter a password',
  points: 10,
  severity: 'low',
  icon: 'Key',
  find: (input) => {
    if (input.kind === 'code' || input.kind === 'mail' || input.kind === 'chat') return [];
    const asked = askedFor(input, 'password');
    const place = placeOf(input);
    return asked.length > 0 && place.kind !== 'own' ? [{ asked, place }] : [];
  },
  weigh: ({ place }) => ({ own: 0, known: 2, unseen: 6, unknown: 10 })[place.kind],
  where: ({ asked }) => spansOf(asked),
  describe: ({ place }) =>
    place.host === ''
      ? 'It asks for a password, and the picture does not show who would get it.'
      : `It asks for a password that would go to ${defangHost(place.host)}.`,
  recommendation: 'Type a password only after you have read the address of the page letter by letter.',
});
