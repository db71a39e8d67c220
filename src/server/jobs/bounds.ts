import { maxEmailBytes } from '../../contract/email-input.ts';
import { maxUrlLength } from '../../contract/url-input.ts';

// How much of a job's file is read. All of it is hostile: it may be made to unpack to more than any disk holds.

/** A single check takes no larger message, and a message in a job is judged in the same way. */
export const maxMailBytes = maxEmailBytes;

/** A gigabyte of messages, packed as well as text packs, unpacks to less. */
const maxUnpackedBytes = 8 * 1024 ** 3;
/** Text packs to a tenth, and a page of zeros to a thousandth: nothing that people wrote packs to a hundredth. */
export const maxUnpackedRatio = 100;
/** What unpacks to less than this costs nothing, however well it was packed. */
export const minRatioBytes = 16 * 1024 ** 2;
/** All files of an archive together unpack to less, too: each of a hundred thousand may be small. */
export const mostUnpackedOf = (fileBytes: number): number =>
  Math.min(maxUnpackedBytes, Math.max(256 * 1024 ** 2, 30 * fileBytes));
/** An archive inside an archive is read in memory, because its table of contents is at its end. */
export const maxInnerArchiveBytes = 32 * 1024 ** 2;
/** The file itself, an archive in it, and one in that: an export of an export. Deeper ones are made to tire readers. */
export const maxArchiveLevels = 3;
/** Folders and files of programs are not items; an archive of nothing else ends here. */
export const maxArchiveEntries = 500_000;

/** A link and a comment behind it fit into a line. */
export const maxLineLength = 2 * maxUrlLength;
/** A note of several lines fits into a row; a quotation mark that never ends is given up after so many. */
export const maxRowLines = 50;
export const maxRowLength = 4 * maxLineLength;
