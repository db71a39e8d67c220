import type { ActualType, MailAttachment } from '../parse/parsed-mail.ts';
import { attachmentDetector } from './define.ts';

const expected: [RegExp, MailAttachment['actualType'][]][] = [
  [/\.pdf$/i, ['pdf']],
  [/\.(?:jpe?g|png|gif|webp|bmp)$/i, ['image']],
  [/\.(?:docx|xlsx|pptx)$/i, ['office-zip', 'zip', 'office-old']],
  [/\.txt$/i, ['text', 'message', 'calendar', 'html']],
];

/** The kinds that are sent under false names, as a layperson calls them. */
const kindInWords: Partial<Record<ActualType, string>> = {
  zip: 'an archive',
  rar: 'an archive',
  '7z': 'an archive',
  gzip: 'an archive',
  pdf: 'a PDF document',
  'office-zip': 'an Office document',
  'office-old': 'an Office document',
  rtf: 'a formatted text',
  executable: 'a program',
  script: 'a program',
  shortcut: 'a shortcut that starts a program',
  'disk-image': 'a disk image',
  image: 'a picture',
  html: 'a web page',
  svg: 'a drawing that may carry a program',
};

/** The name says picture, the content is something else. Truncated or empty files do not count. */
export const attachmentFalseType = attachmentDetector({
  id: 'attachment-false-type',
  title: 'File is not what its name says',
  points: 20,
  severity: 'medium',
  icon: 'AlertTriangle',
  find: ({ mail }) =>
    mail.attachments.filter(({ name, actualType }) => {
      const types = expected.find(([pattern]) => pattern.test(name))?.[1];
      return (
        types !== undefined && actualType !== null && !types.includes(actualType) && actualType !== 'text'
      );
    }),
  describe: ({ name, actualType }) =>
    `${name} is not what its name says: its content is ${(actualType && kindInWords[actualType]) ?? 'something else'}.`,
  recommendation: 'Do not open a file that pretends to be something else.',
});
