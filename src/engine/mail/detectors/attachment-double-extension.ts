import { hasBidiControls } from '../../text/bidi-controls.ts';
import { attachmentDetector } from './define.ts';
import { isRun, plainName } from './file-name.ts';

/**
 * `invoice.pdf.html`, and names reversed by a right-to-left control: `annexe▯fdp.exe`. Not `invoice.pdf.zip`: that is
 * what a Mac calls a packed PDF.
 */
const doubled =
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|txt|csv|zip|mp3|wav)[\s._-]*\.(?:exe|scr|com|bat|cmd|js|vbs|hta|html?|shtml|svg|lnk|rar|iso|jar|msi|ps1)$/i;
const asDocument =
  /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|txt|csv|zip|mp3|wav)\s{0,200}\.[a-z0-9-]{2,20}[\s.]{0,200}$/i;

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
          doubled.test(name.trim()) ||
          (asDocument.test(name) && isRun(name)) ||
          hasBidiControls(name) ||
          /\S\s{8,}\.[a-z0-9]{2,4}$/i.test(name),
      ),
  // A program is never called `report.pdf.exe` by accident. A saved page may be called `report.pdf.html`, and Arabic and
  // Hebrew names have direction marks.
  certainty: (name) => (isRun(name) ? 'proof' : hasBidiControls(name) ? 'weak' : 'strong'),
  describe: (name) => `“${plainName(name)}” looks like one kind of file and is another.`,
  recommendation:
    'Do not open it. Call the sender, or write to an address you already have, and ask what it is.',
});
