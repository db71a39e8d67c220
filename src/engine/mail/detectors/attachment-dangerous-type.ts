import type { MailAttachment } from '../parse/parsed-mail.ts';
import { attachmentDetector } from './define.ts';
import { isRun, plainName } from './file-name.ts';

const findDangerous = ({ name, mimeType, actualType, entries }: MailAttachment): string | null => {
  // An attached message is named after its subject: "Welcome to Booking.com" is no .com file.
  if (isRun(name) && mimeType !== 'message/rfc822') return plainName(name);
  if (
    actualType === 'executable' ||
    actualType === 'shortcut' ||
    actualType === 'disk-image' ||
    actualType === 'script'
  )
    return plainName(name) || 'an unnamed file';
  const inside = entries.find(isRun);
  return inside ? `${plainName(inside)} (inside ${plainName(name) || 'an archive'})` : null;
};

export const attachmentDangerousType = attachmentDetector({
  id: 'attachment-dangerous-type',
  title: 'Attachment that runs a program',
  points: 45,
  severity: 'high',
  icon: 'Ban',
  find: ({ mail }) => mail.attachments.flatMap((one) => findDangerous(one) ?? []),
  describe: (name) => `${name} is a file that can run commands on your computer when it is opened.`,
  recommendation: 'Do not open it. Delete the message.',
});
