import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isSameOrganisation, plainDomain } from './organisation-domain.ts';
import type { HeaderField } from './signed-source.ts';

/** How a message came in from outside: which server delivered it, under what name, for whom. */
export type Handover = {
  address: string;
  helo: string;
  /** The envelope's sender; empty for a bounce. */
  sender: string;
};

/** A message passes five or six servers; a list of hundreds is made up. */
const maxHops = 30;
const maxLineLength = 2000;

/**
 * Finds the hop where the receiver's own servers accepted the message from outside, walking down from the newest line.
 * The outside server wrote everything below that hop, so the walk stops as soon as it is unsure: a wrong hop would make a
 * legitimate sender fail or a forger pass. Then the result is null.
 */
export const findHandover = (fields: readonly HeaderField[]): Handover | null => {
  let hops = 0;
  let returnPath: string | null = null;
  let noted: string | null = null;
  for (const { name, value } of fields) {
    const line = value.slice(0, maxLineLength);
    if (name === 'return-path') returnPath ??= /<([^<>]*)>/.exec(line)?.[1]?.trim() ?? null;
    if (name === 'received-spf' || name === 'authentication-results') noted ??= notedSender(line);
    if (name !== 'received') continue;
    hops += 1;
    if (hops > maxHops) return null;
    const hop = readHop(line);
    if (isWithin(hop)) continue;
    if (!isFromOutside(hop)) return null;
    const sender = envelopeOf(line) ?? returnPath ?? noted;
    return sender === null ? null : { address: hop.address ?? '', helo: hop.helo, sender };
  }
  return null;
};

type Hop = {
  /** What the client called itself. */
  helo: string;
  /** The reverse name the receiver found for the client's address; empty when it does not say. */
  reverseName: string;
  address: string | null;
  by: string;
  protocol: string;
};

/** RFC 5321 4.4: `from helo (name [address]) by host with protocol`; Exchange and Yahoo write the address bare. */
const readHop = (line: string): Hop => {
  const from = /^from\s.*?(?=\sby\s)/is.exec(line)?.[0] ?? '';
  const rest = line.slice(from.length);
  const helo = /^from\s+([^\s()]+)/i.exec(from)?.[1] ?? '';
  // The last literal is the receiver's; an earlier one may be part of the client's HELO.
  const literal = [...from.matchAll(/\[(?:IPv6:)?([0-9a-f.:]{3,45})\]/gi)]
    .map(({ index, 1: address = '' }) => ({ address, before: wordBefore(from, index) }))
    .filter(({ address, before }) => isIP(address) && !/[eh]e?lo=$/i.test(before))
    .at(-1);
  const bare = /\(\s*([0-9a-f.:]{3,45})\s*\)/i.exec(from)?.[1] ?? '';
  const address = literal?.address ?? (isIP(bare) ? bare : isIP(helo) ? helo : null);
  return {
    helo: isIP(helo) ? (/\b(?:ehlo|helo)[ =]([^\s()]+)/i.exec(from)?.[1] ?? '') : helo,
    reverseName: literal?.before.replace(/\.$/, '') ?? '',
    address,
    by: /\bby\s+([^\s;()]+)/i.exec(rest)?.[1] ?? '',
    protocol: /\bwith\s+([^\s;()]+)/i.exec(rest)?.[1]?.toLowerCase() ?? '',
  };
};

const wordBefore = (text: string, index: number): string =>
  text
    .slice(0, index)
    .trimEnd()
    .split(/[\s()]/)
    .at(-1) ?? '';

/** A hop inside the receiver's own network. Only the address decides: a HELO proves nothing. */
const isWithin = ({ helo, address, by, protocol }: Hop): boolean => {
  if (/^(?:lmtp|local|mapi|http|pop3|imap)/.test(protocol)) return true;
  // Without a client the message stayed on one machine.
  if (helo === '' && address === null) return true;
  if (address === null) return false;
  const reached = ipaddr.process(address);
  if (ownRanges.has(reached.range())) return true;
  return exchangeAddress.test(reached.toString()) && exchangeName.test(helo) && exchangeName.test(by);
};

const ownRanges = new Set(['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** Between Exchange Online's own machines; they write public addresses where others write private ones. */
const exchangeAddress = /^2603:10[9a-d]6:/;
const exchangeName = /\.(?:outlook\.com|outlook\.office365\.com)$/i;

const isFromOutside = ({ helo, reverseName, address, by, protocol }: Hop): boolean => {
  if (address === null) return false;
  // ESMTPSA and the like: the client signed in to send, so the address is a person's and not a server's.
  if (/^e?smtps?a$|^utf8smtps?a$/.test(protocol)) return false;
  const host = plainDomain(by);
  const client = plainDomain(reverseName || helo);
  // One of the receiver's servers, or an attacker using its name? Nothing here can decide.
  return host === null || client === null || !isSameOrganisation(host, client);
};

/** Exim and others write the envelope into the line itself. */
const envelopeOf = (line: string): string | null =>
  /\(envelope-from\s+<?([^<>()\s]*)>?/i.exec(line)?.[1] ?? null;

/** The sender that the receiver's own SPF check recorded. A bounce has none: then the HELO was checked. */
const notedSender = (line: string): string | null =>
  /(?:smtp\.mailfrom|envelope-from)\s*=\s*"?<?([^\s;"<>()]+)/i.exec(line)?.[1] ??
  (/smtp\.helo\s*=/i.test(line) ? '' : null);
