export const addressMessage = 'Please enter a valid email address';

/** RFC 5321 4.5.3.1.3: a path is at most 256 octets with its brackets. */
export const maxAddressLength = 254;

/** Only ASCII, without quoted names: what mailboxes of people are called. */
export const addressPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmailAddress = (text: string): boolean =>
  text.length <= maxAddressLength && addressPattern.test(text);
