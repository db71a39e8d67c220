import type { Verdict } from '../../../contract/analysis.ts';
import { decodeText } from '../../text/decode-text.ts';
import { isCompoundFile } from './compound-sectors.ts';
import type { MailSubmission } from './mail-input.ts';

/** What was submitted, as text. Outlook's own files are not text: of those, and of what was forwarded, it is what is shown. */
export const messageText = (mail: MailSubmission, { explanation }: Verdict): string => {
  if ('content' in mail) return mail.content;
  if ('wrapper' in mail) return explanation.message?.text ?? '';
  return isCompoundFile(mail.bytes) ? (explanation.message?.text ?? '') : decodeText(mail.bytes);
};
