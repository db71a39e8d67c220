import { hasBidiControls } from '../../text/bidi-controls.ts';
import { attachmentDetector } from './define.ts';
import { plainName } from './file-name.ts';

/**
 * `invoice.pdf.html`, and names reversed by a right-to-left control: `annexe▯fdp.exe`. Not `invoice.pdf.zip`: that is
 * what a Mac calls a packed PDF.
 */
const doubled =
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|txt|csv|zip|mp3|wav)[\s._-]*\.(?:exe|scr|com|bat|cmd|js|vbs|hta|html?|shtml|svg|lnk|rar|iso|jar|msi|ps1)$/i;

export const attachmentDoubleExtension = attachmentDetector({
  id: 'attachment-double-extension',
  title: 'File name hides what the file is',
  points: 40,
  severity: 'high',
  icon: 'Ban',
  find: ({ mail }) =>
    mail.attachments
      .flatMap(({ name, entries }) => [name, ...entries])
      .filter(
        (name) =>
          doubled.test(name.trim()) || hasBidiControls(name) || /\S\s{8,}\.[a-z0-9]{2,4}$/i.test(name),
      ),
  describe: (name) => `“${plainName(name)}” looks like one kind of file and is another.`,
  recommendation:
    'Do not open it. Call the sender, or write to an address you already have, and ask what it is.',
});
