import { addressParser } from 'postal-mime';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { MailInput } from '../../engine/index.ts';
import { isFullSource, maxHead } from '../../lookups/mail/is-full-source.ts';
import { authorDomain } from '../../lookups/mail/organisation-domain.ts';
import { toSignature, unreadSignature, unreadSource } from '../../lookups/mail/signatures.ts';
import {
  cutSource,
  type HeaderField,
  maxHeaderBytes,
  maxMessageBytes,
} from '../../lookups/mail/signed-source.ts';
import { readChain } from './chain.ts';
import { latin1Bytes, latin1Text } from './latin1.ts';
import { bodyHashes, verifyBody } from './verify-body.ts';

const off = { state: 'unknown', reason: 'off' } as const;

/**
 * What a message proves about its sender when nobody is asked: who claims to have signed it, and whether its text was changed
 * since. As the server finds it with lookups off. Null for text that is no full message.
 */
export const authenticate = async (mail: MailInput): Promise<MailAuthentication | null> => {
  const isExact = 'bytes' in mail;
  const head = isExact ? latin1Text(mail.bytes.subarray(0, maxHead)) : mail.content.slice(0, maxHead);
  if (!isFullSource(head)) return null;
  const bytes = isExact ? mail.bytes : new TextEncoder().encode(mail.content);
  const isTooLong = bytes.length > maxMessageBytes;
  const source = cutSource(latin1Text(isTooLong ? bytes.subarray(0, maxHeaderBytes) : bytes), isTooLong);
  const { text, fields, signatures, leftOut } = source;
  if (text === null) return unreadSource(source, 'refused');
  const author = authorOf(fields);
  const hashOf = bodyHashes(bodyOf(text));
  const verified = await Promise.all(signatures.map(({ value }) => verifyBody(asUtf8(value), hashOf)));
  return {
    signatures: [
      ...verified.flatMap((one) => (one && toSignature(one, { author, isExact })) ?? []),
      ...leftOut.flatMap((field) => unreadSignature(field, author) ?? []),
    ],
    spf: off,
    dmarc: author === null ? { state: 'unknown', reason: 'unreadable' } : off,
    arc: readChain(source, isExact),
  };
};

const bodyOf = (text: string): string => {
  const end = text.indexOf('\r\n\r\n');
  return end < 0 ? '' : text.slice(end + 4);
};

const authorOf = (fields: readonly HeaderField[]): string | null => {
  const from = fields.filter(({ name }) => name === 'from');
  const addresses = from.flatMap(({ value }) =>
    addressParser(asUtf8(value), { flatten: true }).flatMap(({ address }) => address || []),
  );
  return authorDomain(addresses, from.length);
};

const asUtf8 = (text: string) => new TextDecoder().decode(latin1Bytes(text));
