import { typeOfFile } from '../parse/attachments/type-of-file.ts';
import type { AttachedFile, OpenedMail } from '../parse/opened-mail.ts';

/** RFC 7489 7.2.1.1: who reports, about which domain, from when to when. */
const nameOfReport =
  /^[^!\s]{1,255}![^!\s]{1,255}!\d{1,20}!\d{1,20}(?:![^!]{1,100})?\.(?:xml|xml\.gz|gz|zip)$/i;
const subjectOfReport = /^\s*report[ -]domain:/i;
/** A mail brings one. */
const mostFiles = 3;

/** The aggregate reports of a receiver that a mail brings (RFC 7489): by their name, or packed files under the subject that such mails have. */
export const dmarcFilesOf = ({ files, subject }: OpenedMail): Uint8Array[] =>
  files
    .filter(
      (file) =>
        nameOfReport.test(file.name.trim()) || (subjectOfReport.test(subject ?? '') && isPacked(file)),
    )
    .slice(0, mostFiles)
    .map(({ bytes }) => Uint8Array.from(bytes));

const isPacked = ({ bytes, name, mimeType }: AttachedFile): boolean =>
  /^(?:application|text)\/xml\b/.test(mimeType) || ['gzip', 'zip'].includes(typeOfFile(bytes, name) ?? '');
