import { findHandover } from '../../lookups/mail/handover.ts';
import { isFullSource, maxHead } from '../../lookups/mail/is-full-source.ts';
import { cutSource } from '../../lookups/mail/signed-source.ts';
import { isPublicAddress } from '../../lookups/public-address.ts';

/**
 * The server from which the receiver's own took a message; null where the message was not submitted whole, or where its lines do not
 * say it for sure. Lines further down were written by that server itself and accuse nobody.
 */
export const deliveringServer = (message: string): { address: string; helo: string } | null => {
  if (!isFullSource(message)) return null;
  const handover = findHandover(cutSource(message.slice(0, maxHead), true).fields);
  return handover && isPublicAddress(handover.address) ? handover : null;
};
