import ipaddr from 'ipaddr.js';
import type { SessionFacts } from '../store/sessions.ts';
import type { Holder } from '../store/usage.ts';
import type { UserRow } from '../store/users.ts';

/** Who makes a call: a signed-in user, or a guest known by network address only. */
export type Caller = { user: UserRow | null; address: string };

/** A caller who waits for an answer; the signal aborts when they no longer do. */
export type Visitor = Caller & { signal: AbortSignal; session: SessionFacts | null };

/**
 * The address a guest is counted by. One IPv6 customer commonly holds a whole /64, so its 2^64 addresses are one
 * guest; an IPv4 address is the same guest whether or not it arrives mapped into IPv6.
 */
export const countedAddress = (remoteAddress: string): string => {
  if (!ipaddr.isValid(remoteAddress)) return 'unknown';
  const address = ipaddr.process(remoteAddress);
  if (address.kind() === 'ipv4') return address.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (address as ipaddr.IPv6).parts;
  return `${new ipaddr.IPv6([a, b, c, d, 0, 0, 0, 0]).toString()}/64`;
};

/**
 * The network that limits on signing in count by: an IPv6 customer commonly holds a whole /48, which is 65,536 of the networks
 * that a guest is counted by.
 */
export const countedNetwork = (counted: string): string => {
  if (!counted.endsWith('/64')) return counted;
  const [a = 0, b = 0, c = 0] = ipaddr.IPv6.parse(counted.slice(0, -3)).parts;
  return `${new ipaddr.IPv6([a, b, c, 0, 0, 0, 0, 0]).toString()}/48`;
};

export const holderOf = ({ user, address }: Caller): Holder =>
  user ? { kind: 'user', userId: user.id } : { kind: 'guest', address };
