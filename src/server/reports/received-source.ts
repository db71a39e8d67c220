import type { ReportedSender } from './types.ts';

/**
 * The mail with the line above it that our own receipt of it is (RFC 5321 4.4): SPF is checked for the client that brought it.
 * Relays of the operator's own have written theirs.
 */
export const receivedSource = (
  { address, client, helo, isTrusted }: ReportedSender,
  bytes: Uint8Array,
  { by, at }: { by: string; at: Date },
): Uint8Array => {
  if (isTrusted || client === '') return bytes;
  const literal = client.includes(':') ? `IPv6:${client}` : client;
  const name = helo.replace(/[^\w.:-]/g, '').slice(0, 255) || 'unknown';
  const lines = [
    `Return-Path: <${address.replace(/[<>\s]/g, '')}>`,
    `Received: from ${name} ([${literal}]) by ${by} with ESMTP; ${at.toUTCString().replace('GMT', '+0000')}`,
    '',
  ];
  return Buffer.concat([Buffer.from(lines.join('\r\n')), bytes]);
};
