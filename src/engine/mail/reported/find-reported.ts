import { isAttachedMail, typeOfFile } from '../parse/attachments/type-of-file.ts';
import { isCompoundFile } from '../parse/compound-sectors.ts';
import { openMime } from '../parse/open-mime.ts';
import type { AttachedFile, OpenedMail } from '../parse/opened-mail.ts';
import type { Mailbox, MailHeader } from '../parse/parsed-mail.ts';
import { maxAttachedDepth } from '../parse/read-mail.ts';
import { dmarcFilesOf } from './dmarc-files.ts';
import { openWrapper } from './open-wrapper.ts';
import { isWorthReading, linksAlone, ownWords } from './own-words.ts';
import { wrapperLanguage } from './wrapper-language.ts';

/** One thing that a person sent us to look at. */
export type FoundItem =
  /** A message that was attached whole: its own bytes. */
  | { kind: 'attached'; bytes: Uint8Array }
  /** Within the text of the wrapper: `readMail` takes it out again. */
  | { kind: 'inline' | 'text' }
  | { kind: 'link'; url: string }
  | { kind: 'picture'; name: string; bytes: Uint8Array };

/** Why there is nothing to judge. */
export type NothingFound = 'empty' | 'encrypted' | 'nested';

export type Reported = {
  items: FoundItem[];
  /** Beyond those that are judged. */
  left: number;
  nothing: NothingFound | null;
  /** Aggregate reports of a receiver about a domain, which are nothing to judge. */
  dmarc: Uint8Array[];
  from: Mailbox | null;
  subject: string;
  headers: MailHeader[];
  /** As the mail program of the sender says or shows it; null where it does neither. */
  language: string | null;
};

const maxItems = 10;

/** Finds what was reported in the mail that a person sent: never that mail itself. */
export const findReported = (source: Uint8Array): Reported => {
  const opened = openWrapper(source);
  const { wrapper, forward, above } = opened;
  const language = wrapperLanguage(opened);
  const about = { from: wrapper.from, subject: wrapper.subject ?? '', headers: wrapper.headers, language };
  if (isEncrypted(wrapper)) return { ...about, items: [], left: 0, nothing: 'encrypted', dmarc: [] };
  const attached = wrapper.files.filter((file) => isMail(file) && file.bytes.length > 0);
  const readable = attached.filter(({ bytes }) => !isNestedTooDeep(bytes));
  const dmarc = attached.length === 0 && !forward ? dmarcFilesOf(wrapper) : [];
  if (dmarc.length > 0) return { ...about, items: [], left: 0, nothing: null, dmarc };
  const items: FoundItem[] = readable.map(({ bytes }) => ({
    kind: 'attached',
    bytes: Uint8Array.from(bytes),
  }));
  if (forward) items.push({ kind: 'inline' });
  if (attached.length === 0 && !forward) items.push(...withoutMessage(wrapper, ownWords(above)));
  const nothing = items.length > 0 ? null : attached.length > 0 ? 'nested' : 'empty';
  return {
    ...about,
    items: items.slice(0, maxItems),
    left: Math.max(0, items.length - maxItems),
    nothing,
    dmarc,
  };
};

/** Where no message was forwarded: pictures of one, addresses, other files, or words that were copied. */
const withoutMessage = ({ files }: OpenedMail, words: string): FoundItem[] => {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file) && !isTrimming(file) && !isMail(file));
  const links = linksAlone(words);
  const items: FoundItem[] = pictures.map(({ name, bytes }) => ({
    kind: 'picture',
    name,
    bytes: Uint8Array.from(bytes),
  }));
  if (others.length > 0) return [{ kind: 'text' }];
  if (links.length > 0) return [...items, ...links.map((url): FoundItem => ({ kind: 'link', url }))];
  // Beside a screenshot people say what it is; that says nothing about what it shows.
  if (items.length === 0 && isWorthReading(words)) return [{ kind: 'text' }];
  return items;
};

const isMail = (file: AttachedFile): boolean =>
  file.message !== null || isAttachedMail(file, typeOfFile(file.bytes, file.name));

/** Smaller pictures within a text are logos of its signature. */
const smallestShown = 15_000;

const isPicture = ({ bytes, name, isInline }: AttachedFile): boolean =>
  typeOfFile(bytes, name) === 'image' && (!isInline || bytes.length >= smallestShown);

/** What comes with a mail without being part of it: signatures, keys, visiting cards, logos. */
const isTrimming = ({ bytes, name, mimeType, isInline }: AttachedFile): boolean =>
  /^application\/(?:x-)?(?:pkcs7-signature|pgp-signature|pgp-keys|pgp-encrypted)|^text\/(?:x-)?vcard/.test(
    mimeType,
  ) ||
  /\.(?:p7s|asc|vcf|sig)$/i.test(name) ||
  (isInline && typeOfFile(bytes, name) === 'image');

const isEncrypted = ({ headers, text, files }: OpenedMail): boolean => {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  return (
    /^multipart\/encrypted/i.test(type) ||
    (/^application\/(?:x-)?pkcs7-mime/i.test(type) && !/signed-data/i.test(type)) ||
    (/^-{5}BEGIN PGP MESSAGE-{5}/.test(text.trimStart()) && files.every(isTrimming))
  );
};

/** Deeper than this the engine does not read, and nobody forwards. */
const isNestedTooDeep = (bytes: Uint8Array, depth = 1): boolean => {
  if (depth > maxAttachedDepth) return true;
  if (isCompoundFile(bytes)) return false;
  const inner = openMime(bytes, 'source').files.filter((file) => file.message === null && isMail(file));
  return inner.some((file) => isNestedTooDeep(file.bytes, depth + 1));
};
