import { byteText } from '../bytes/byte-text.ts';
import { openCompoundFile, type Storage } from '../bytes/compound-file.ts';
import { mailbox, mailboxFromText } from '../mailbox.ts';
import { openMime } from '../open-mime.ts';
import { type AttachedFile, emptyMail, type OpenedMail } from '../opened-mail.ts';
import type { Mailbox } from '../parsed-mail.ts';
import { readRtf } from '../rtf-text.ts';
import { type OutlookObject, outlookObject } from './outlook-properties.ts';
import { unpackRtf } from './rtf-compressed.ts';

const maxFiles = 100;
const maxRecipients = 50;
/** An Outlook message keeps attached messages inside itself, and those theirs. */
const maxDepth = 4;
const maxRtf = 4 * 1024 * 1024;

/** Property numbers of MS-OXPROPS. */
const tag = {
  subject: '0037',
  sentForName: '0042',
  sentForAddress: '0065',
  sentForSmtp: '5D02',
  transportHeaders: '007D',
  submitTime: '0039',
  deliveryTime: '0E06',
  senderName: '0C1A',
  senderAddress: '0C1F',
  senderSmtp: '5D01',
  displayTo: '0E04',
  body: '1000',
  rtf: '1009',
  html: '1013',
  displayName: '3001',
  address: '3003',
  smtp: '39FE',
  recipientKind: '0C15',
  fileData: '3701',
  shortFileName: '3704',
  fileName: '3707',
  mimeType: '370E',
  contentId: '3712',
} as const;

/** Takes an Outlook message (`.msg`) apart. A compound file that is no message gives an empty one that says so. */
export const openOutlook = (bytes: Uint8Array): OpenedMail => {
  const tree = openCompoundFile(bytes);
  const mail = tree && isMessage(tree) ? openMessage(tree, 0, { left: bytes.length }) : null;
  return mail ?? emptyMail(['the file is not a readable Outlook message']);
};

export const isMessage = ({ streams }: Storage): boolean =>
  streams.some(({ name }) => name.toLowerCase() === '__properties_version1.0');

/** Files cannot be larger together than their container, but hostile entries share their bytes to claim so. */
type Room = { left: number };

const openMessage = (storage: Storage, depth: number, room: Room): OpenedMail => {
  // Of a message inside a message the header of the properties is shorter (MS-OXMSG 2.4.1).
  const message = outlookObject(storage, depth === 0 ? 32 : 24);
  const lines = headerLines(message.text(tag.transportHeaders));
  const said = lines === '' ? emptyMail() : openMime(`${lines}\r\n\r\n`, 'source');
  const sender = party(message, tag.senderName, tag.senderSmtp, tag.senderAddress);
  const { html, text } = bodyOf(message);
  const files = openFiles(storage, depth, room);
  return {
    ...said,
    form: lines === '' ? 'headers-and-body' : 'source',
    from: said.from ?? party(message, tag.sentForName, tag.sentForSmtp, tag.sentForAddress) ?? sender,
    sender: said.sender ?? sender,
    to: said.to.length > 0 ? said.to : recipients(storage, message),
    subject: said.subject ?? message.text(tag.subject),
    date: said.date ?? message.time(tag.submitTime) ?? message.time(tag.deliveryTime),
    html,
    text,
    files,
  };
};

/** Exchange puts a line of its own above the headers; what is no header line ends them. */
const headerLines = (text: string) =>
  text
    .replace(/^Microsoft Mail Internet Headers.*\r?\n/i, '')
    .trim()
    .split(/\r?\n\r?\n/, 1)[0] ?? '';

/** Within an organisation the address is a path of the directory (`/O=…`): that is no address that could be checked. */
const party = (message: OutlookObject, name: string, smtp: string, address: string): Mailbox | null => {
  const found = [message.text(smtp), message.text(address)].find((one) => one.includes('@')) ?? '';
  const shown = message.text(name);
  return found === '' && shown === '' ? null : mailbox(shown === found ? '' : shown, found);
};

const recipients = ({ storages }: Storage, message: OutlookObject): Mailbox[] => {
  const found = storages
    .filter(({ name }) => /^__recip_version1\.0_/i.test(name))
    .slice(0, maxRecipients)
    .map((one) => outlookObject(one, 8))
    .filter((one) => (one.number(tag.recipientKind) ?? 1) === 1)
    .flatMap((one) => party(one, tag.displayName, tag.smtp, tag.address) ?? []);
  return found.length > 0 ? found : [mailboxFromText(message.text(tag.displayTo)) ?? []].flat();
};

const bodyOf = (message: OutlookObject) => {
  const html = message.text(tag.html);
  const text = message.text(tag.body);
  const packed = message.binary(tag.rtf, maxRtf);
  if (html !== '' || !packed) return { html, text };
  const rtf = readRtf(byteText(unpackRtf(packed, maxRtf)));
  return { html: rtf.html, text: text === '' ? rtf.text : text };
};

const openFiles = ({ storages }: Storage, depth: number, room: Room): AttachedFile[] => {
  const files: AttachedFile[] = [];
  for (const storage of storages
    .filter(({ name }) => /^__attach_version1\.0_/i.test(name))
    .slice(0, maxFiles)) {
    const file = outlookObject(storage, 8);
    const inner = storage.storages.find(
      ({ name }) => name.toUpperCase() === `__SUBSTG1.0_${tag.fileData}000D`,
    );
    const bytes = file.binary(tag.fileData, room.left) ?? new Uint8Array();
    room.left -= bytes.length;
    const isAttachedMessage = inner !== undefined && isMessage(inner);
    files.push({
      name: file.text(tag.fileName) || file.text(tag.shortFileName) || file.text(tag.displayName),
      mimeType: isAttachedMessage
        ? 'message/rfc822'
        : file.text(tag.mimeType).toLowerCase() || 'application/octet-stream',
      isInline: file.text(tag.contentId) !== '',
      bytes,
      message: isAttachedMessage && depth < maxDepth ? openMessage(inner, depth + 1, room) : null,
    });
  }
  return files;
};
