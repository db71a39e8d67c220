import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../contract/uuid.ts';

const proofOf = (feedId: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(feedId).digest('base64url');

/** The unguessable part of a feed's address. Half of it is in the database, which therefore opens no feed by itself. */
export const feedAddressOf = (feedId: string, key: Uint8Array): string => `${feedId}.${proofOf(feedId, key)}`;

/** The feed that an address names, where it is one that we gave away. */
export const feedIdIn = (secret: string, key: Uint8Array): string | null => {
  const [feedId = '', proof = '', ...rest] = secret.split('.');
  if (rest.length > 0 || !isUuid(feedId)) return null;
  // As text: the last character of it has bits that no byte has, so there would be several spellings of one address.
  const given = Buffer.from(proof);
  const right = Buffer.from(proofOf(feedId.toLowerCase(), key));
  return given.length === right.length && timingSafeEqual(given, right) ? feedId.toLowerCase() : null;
};
