import type { MailAttachment } from '../parse/parsed-mail.ts';
import { attachmentDetector } from './define.ts';
import { plainName } from './file-name.ts';

/** Files that do something when opened. By hand from what Windows and macOS run on a double click. */
const runs =
  /\.(?:exe|scr|com|pif|bat|cmd|ps1|psm1|vbs|vbe|vb|js|jse|ws|wsc|wsf|wsh|sct|hta|msi|msp|mst|msc|msix|appx|application|appref-ms|cpl|dll|jar|jnlp|lnk|url|reg|rdp|scf|inf|chm|hlp|iso|img|vhd|vhdx|dmg|pkg|app|apk|command|sh|pyw|one|xll|iqy|slk|ppam|xlam|library-ms|search-ms|settingcontent-ms|diagcab|gadget|website|desktop)$/i;

/** Windows drops dots and spaces at the end of a name, and then runs what is left. */
const isRun = (name: string) => runs.test(name.replace(/[\s.]{1,300}$/, ''));

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
