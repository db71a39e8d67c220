import type { Verdict } from '../../../contract/analysis.ts';
import { decodeText } from '../../text/decode-text.ts';
import { isCompoundFile } from './compound-sectors.ts';
import type { MailInput } from './mail-input.ts';

/** What was submitted, as text. Outlook's own files are not text: of those it is what is shown. */
export const messageText = (mail: MailInput, { explanation }: Verdict): string => {
  if (!('bytes' in mail)) return mail.content;
  return isCompoundFile(mail.bytes) ? (explanation.message?.text ?? '') : decodeText(mail.bytes);
};
