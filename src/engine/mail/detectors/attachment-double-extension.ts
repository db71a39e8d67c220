import { detector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { plainName } from './file-name.ts';

/**
 * `invoice.pdf.html`, and names turned round by the right-to-left mark: `annexe▯fdp.exe`. Not `invoice.pdf.zip`: that is
 * what a Mac calls a packed PDF.
 */
const doubled =
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|txt|csv|zip|mp3|wav)[\s._-]*\.(?:exe|scr|com|bat|cmd|js|vbs|hta|html?|shtml|svg|lnk|rar|iso|jar|msi|ps1)$/i;

export const attachmentDoubleExtension = detector({
  id: 'attachment-double-extension',
  family: 'attachments',
  title: 'File name hides what the file is',
  points: 40,
  severity: 'high',
  icon: 'Ban',
  find: ({ mail }: MailCase) =>
    mail.attachments
      .flatMap(({ name, entries }) => [name, ...entries])
      .filter(
        (name) =>
          doubled.test(name.trim()) ||
          /[\u202a-\u202e\u2066-\u2069]/.test(name) ||
          /\S\s{8,}\.[a-z0-9]{2,4}$/i.test(name),
      ),
  describe: (name) => `“${plainName(name)}” shows one kind of file and is another.`,
  recommendation: 'Do not open it. Ask the sender by another way what it is.',
});
