import { z } from 'zod';
import { addressMessage, addressPattern, maxAddressLength } from './email-address-pattern.ts';

/**
 * An address in the one spelling we store and compare. Only ASCII passes, and it is checked before the case is
 * folded: U+212A (Kelvin sign) would otherwise become an ordinary 'k' and match another user's address.
 */
export const emailAddressSchema = z
  .string({ error: addressMessage })
  .trim()
  .max(maxAddressLength, addressMessage)
  .pipe(z.email({ pattern: addressPattern, error: addressMessage }))
  .transform((address) => address.toLowerCase());
