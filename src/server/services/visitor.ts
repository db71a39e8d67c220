import ipaddr from 'ipaddr.js';
import type { SessionFacts } from '../store/sessions.ts';
import type { Account, Holder, Recognised } from '../store/usage.ts';
import type { UserRow } from '../store/users.ts';

/** Who makes a call: a signed-in user, or a guest known by network address only. */
export type Caller = { user: UserRow | null; address: string };

/** A caller who waits for an answer; the signal aborts when they no longer do. */
export type Visitor = Caller & {
  signal: AbortSignal;
  session: SessionFacts | null;
  /** Under which id the result is kept, where that was decided before: so it is kept once. */
  resultId?: string;
  /** Whose day the check counts against instead of the visitor's own. */
  paidBy?: Account | null;
  /** Where the user was remembered and not looked up: the first statement of what they ask for has to confirm it. Null again once it has. */
  remembered?: Remembered | null;
};

export type Remembered = {
  by: Recognised;
  /** Looks up who it is after all, and changes the visitor to what they are now. */
  renew: () => Promise<void>;
};

/**
 * The address a guest is counted by. One IPv6 customer commonly holds a whole /64, so its 2^64 addresses are one
 * guest; an IPv4 address is the same guest whether or not it arrives mapped into IPv6.
 */
export const countedAddress = (remoteAddress: string): string => {
  if (!ipaddr.isValid(remoteAddress)) return 'unknown';
  const address = ipaddr.process(remoteAddress);
  return address.kind() === 'ipv4' ? address.toString() : prefixOf(address as ipaddr.IPv6, 4);
};

/**
 * The network of a counted address, for limits that several addresses share. A site or a rented server often holds a /48
 * of IPv6, which is 65,536 guests; neighbours in IPv4 are strangers to each other, and each is a network of its own.
 */
export const networkOf = (counted: string): string =>
  counted.endsWith('/64') ? neighbourhoodOf(counted) : counted;

/** The addresses around a counted one that may well belong to the same hands: /24 in IPv4, /48 in IPv6. */
export const neighbourhoodOf = (counted: string): string => {
  const [address = ''] = counted.split('/');
  if (!ipaddr.isValid(address)) return counted;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv6') return prefixOf(parsed as ipaddr.IPv6, 3);
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
};

const prefixOf = ({ parts }: ipaddr.IPv6, groups: number): string =>
  `${new ipaddr.IPv6(parts.map((part, n) => (n < groups ? part : 0))).toString()}/${groups * 16}`;

/** By whom a rate is counted: the person, or the network of a guest. */
export const callerKey = ({ user, address }: Caller): string =>
  user ? `user:${user.id}` : `network:${networkOf(address)}`;

export const holderOf = ({ user, address }: Caller): Holder =>
  user ? { kind: 'user', userId: user.id } : { kind: 'guest', address };
