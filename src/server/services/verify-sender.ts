import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { MailInput } from '../../engine/index.ts';
import type { SenderVerifier } from '../adapters/sender-verifier.ts';

/**
 * Verifies what a message proves about its sender: signatures, and what the sender's domain publishes. Null: the
 * submission is not a full message, or nothing could be verified. A mail is judged either way.
 */
export const verifySender =
  ({ verify }: Pick<SenderVerifier, 'verify'>) =>
  async (mail: MailInput, signal: AbortSignal): Promise<MailAuthentication | null> => {
    if (!isFullSource(mail)) return null;
    // Copied text has lost the spaces at line ends, so a broken signature proves nothing about its sender.
    return 'bytes' in mail
      ? verify(mail.bytes, { isExact: true, signal })
      : verify(new TextEncoder().encode(mail.content), { isExact: false, signal });
  };
export type VerifySender = ReturnType<typeof verifySender>;

/** Where the header lines of any message end, by far. */
const maxHead = 64 * 1024;

/** A byte order mark, blank lines and the line with which mailbox files begin a message are no part of it. */
const preface = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*(?:From .*\r?\n)?/;

/** Headers that only servers write: with one of them the submission is the original message. */
const serverLine = /^(?:received|return-path|dkim-signature|arc-seal|authentication-results)[ \t]*:/im;

/** Whether this is a message as servers relay it, and not text copied from a screen. */
const isFullSource = (mail: MailInput): boolean => {
  const head =
    'bytes' in mail
      ? Buffer.from(mail.bytes.subarray(0, maxHead)).toString('latin1')
      : mail.content.slice(0, maxHead);
  const [headers = ''] = head.replace(preface, '').split(/\r?\n\r?\n/, 1);
  return /^[\w-]+[ \t]*:/.test(headers) && serverLine.test(headers);
};
