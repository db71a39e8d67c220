import { placeOf } from '../address.ts';
import { interfaceDetector } from './define.ts';
import { askedFor, spansOf } from './where.ts';

/** Several details at once that prove a person's identity. Authorities ask for them too, at their own address. */
export const pictureIdentityForm = interfaceDetector({
  id: 'picture-identity-form',
  title: 'Asks for many details of your identity',
  points: 30,
  severity: 'medium',
  icon: 'UserX',
  find: (input) => {
    if (input.kind === 'code') return [];
    const asked = askedFor(
      input,
      'national-number',
      'birth-date',
      'maiden-name',
      'bank-account',
      'pin',
      'card-number',
    );
    const kinds = new Set(asked.map(({ what }) => what));
    const place = placeOf(input);
    const isTelling = kinds.has('national-number') || kinds.has('maiden-name') || kinds.size >= 3;
    return kinds.size >= 2 && isTelling && place.kind !== 'own' ? [{ asked, count: kinds.size, place }] : [];
  },
  weigh: ({ count, place }) => {
    const points = count >= 4 ? 30 : count === 3 ? 24 : 16;
    return points * { own: 0, known: 0.2, unseen: 0.6, unknown: 1 }[place.kind];
  },
  where: ({ asked }) => spansOf(asked),
  describe: ({ count }) => `It asks for ${count} things that together prove who you are.`,
  recommendation: 'Give such details only to an authority or a bank that you called or visited yourself.',
});
