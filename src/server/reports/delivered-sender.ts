import { findHandover } from '../../lookups/mail/handover.ts';
import { maxHead } from '../../lookups/mail/is-full-source.ts';
import { cutSource, type HeaderField } from '../../lookups/mail/signed-source.ts';
import type { ReportedSender } from './types.ts';

/**
 * Who sent a mail that lies in a mailbox, by what the mailbox's own server wrote above it. Whatever the mail brought along stands
 * below and does not count. An empty address where nothing says it: such a mail is not answered.
 */
export const deliveredSender = (source: Uint8Array, vouchingServer: string | null): ReportedSender => {
  const head = Buffer.from(source.buffer, source.byteOffset, Math.min(source.length, maxHead));
  const { fields } = cutSource(head.toString('latin1'), true);
  const address = returnPathOf(fields) ?? findHandover(fields)?.sender ?? '';
  return {
    address: address.toLowerCase(),
    client: '',
    helo: '',
    isTrusted: vouchingServer !== null,
    ...(vouchingServer !== null && { vouchingServer }),
  };
};

/** Written at delivery (RFC 5321 4.4): above the line in which the server says from whom it got the mail. */
const returnPathOf = (fields: readonly HeaderField[]): string | null => {
  const received = fields.findIndex(({ name, value }) => name === 'received' && /^from\s/i.test(value));
  // Without such a line nothing tells what the server wrote from what came with the mail.
  const written = fields.slice(0, Math.max(received, 0)).find(({ name }) => name === 'return-path');
  const address = written && /<([^<>]*)>/.exec(written.value.slice(0, 2000))?.[1]?.trim();
  return address === undefined || /\s/.test(address) ? null : address;
};
