import { z } from 'zod';

/** RFC 5321 4.5.3.1.3: a path is at most 256 octets with its brackets. */
const maxLength = 254;

/**
 * An address in the one spelling we store and compare. Only ASCII passes, and it is checked before the case is
 * folded: U+212A (Kelvin sign) would otherwise become an ordinary 'k' and match another user's address.
 */
export const emailAddressSchema = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(maxLength, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
  .transform((address) => address.toLowerCase());
