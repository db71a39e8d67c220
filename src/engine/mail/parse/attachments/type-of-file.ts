import { openCompoundFile } from '../bytes/compound-file.ts';
import type { AttachedFile } from '../opened-mail.ts';
import { isMessage } from '../outlook/open-outlook.ts';
import type { ActualType } from '../parsed-mail.ts';
import { actualType } from './actual-type.ts';
import { isInstaller } from './read-office-old.ts';

/** A bounce carries the header lines of the lost message and a report in the same style: those are no messages. */
export const isAttachedMail = ({ mimeType }: AttachedFile, type: ActualType | null) =>
  /^message\/(?:rfc822|global)$/.test(mimeType) ||
  (type === 'message' && !/^(?:message|text)\//.test(mimeType));

/** A compound file may also be a message of Outlook's, or a program that installs itself. */
export const typeOfFile = (bytes: Uint8Array, name: string): ActualType | null => {
  const type = actualType(bytes, name);
  if (type !== 'office-old') return type;
  const tree = openCompoundFile(bytes);
  if (tree && isMessage(tree)) return 'message';
  return isInstaller(bytes) ? 'executable' : type;
};
