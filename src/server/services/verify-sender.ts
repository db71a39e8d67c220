import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { MailInput } from '../../engine/index.ts';
import type { SenderVerifier } from '../adapters/sender-verifier.ts';

/** Null: the submission is no full message, or nothing could be found out. It never keeps a mail from being judged. */
export type VerifySender = (mail: MailInput, signal: AbortSignal) => Promise<MailAuthentication | null>;

/** Finds out what a message proves about its sender: signatures, and what the sender's domain publishes. */
export const verifySender =
  ({ verify }: Pick<SenderVerifier, 'verify'>): VerifySender =>
  async (mail, signal) => {
    if (!isFullSource(mail)) return null;
    // A text that was copied has lost spaces at the ends of its lines, which proves nothing about anybody.
    return 'bytes' in mail
      ? verify(mail.bytes, { isExact: true, signal })
      : verify(new TextEncoder().encode(mail.content), { isExact: false, signal });
  };

/** Where the header lines of any message end, by far. */
const maxHead = 64 * 1024;

/** A byte order mark, blank lines and the line with which mailbox files begin a message are no part of it. */
const preface = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*(?:From .*\r?\n)?/;

/** Lines that only servers write: whoever has one of them has the message as it was handed over. */
const serverLine = /^(?:received|return-path|dkim-signature|arc-seal|authentication-results)[ \t]*:/im;

/** Whether this is a message as servers pass it on, and not what somebody copied from a screen. */
const isFullSource = (mail: MailInput): boolean => {
  const head =
    'bytes' in mail
      ? Buffer.from(mail.bytes.subarray(0, maxHead)).toString('latin1')
      : mail.content.slice(0, maxHead);
  const [headers = ''] = head.replace(preface, '').split(/\r?\n\r?\n/, 1);
  return /^[\w-]+[ \t]*:/.test(headers) && serverLine.test(headers);
};
