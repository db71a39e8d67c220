import type { AskedThing } from './parse/seen-form.ts';

/** What is worth stealing, and how a sentence names it. */
export const secretNames: Partial<Record<AskedThing, string>> = {
  password: 'a password',
  'card-number': 'a card number',
  'card-code': 'the security code of a card',
  'one-time-code': 'a one-time code',
  pin: 'a PIN',
  'seed-phrase': 'the recovery words of a wallet',
  'national-number': 'a national identity number',
  'maiden-name': 'your mother’s maiden name',
};

export const isSecret = (what: AskedThing): boolean => secretNames[what] !== undefined;
