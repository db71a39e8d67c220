import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { MailInput, MailSubmission } from '../../engine/index.ts';
import { isFullSource, maxHead } from '../../lookups/mail/is-full-source.ts';
import type { SenderVerifier } from '../adapters/sender-verifier.ts';

/**
 * Verifies what a message proves about its sender: signatures, and what the sender's domain publishes. Null: the
 * submission is not a full message, or nothing could be verified. A mail is judged either way.
 */
export const verifySender =
  ({ verify }: Pick<SenderVerifier, 'verify'>) =>
  async (mail: MailSubmission, signal: AbortSignal): Promise<MailAuthentication | null> => {
    // Within a forward nothing of the original proves its sender any more.
    if ('wrapper' in mail || !isFullSource(headOf(mail))) return null;
    // Copied text has lost the spaces at line ends, so a broken signature proves nothing about its sender.
    return 'bytes' in mail
      ? verify(mail.bytes, { isExact: true, signal })
      : verify(new TextEncoder().encode(mail.content), { isExact: false, signal });
  };
export type VerifySender = ReturnType<typeof verifySender>;

const headOf = (mail: MailInput): string =>
  'bytes' in mail ? Buffer.from(mail.bytes.subarray(0, maxHead)).toString('latin1') : mail.content;
