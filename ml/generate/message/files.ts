import { Buffer } from 'node:buffer';
import { strToU8, zipSync } from 'fflate';
import { digits, hex, type Random } from '../random.ts';
import { folded } from './encode.ts';

/** A file that comes with a message: its header lines and its packed body. */
export type MailFile = { type: string; name: string; body: string };

type Context = { subject: string; link: () => string; organiser: string };

/** Files that come with mail, by the word a letter names them with. Stubs: real first bytes, little inside. */
export const mailFile = (kind: string, context: Context, random: Random): MailFile => {
  const stem = random.pick([
    `invoice_${random.string(6, digits)}`,
    `document-${random.string(4, digits)}`,
    `scan_${random.string(8, digits)}`,
    `${random.string(5, hex)}`,
    'statement',
    'details',
    'attachment',
  ]);
  const make = makers[kind];
  if (!make) throw new Error(`no file is called ${kind}`);
  return make(stem, context, random);
};

const packed = (bytes: Uint8Array | string): string => folded(Buffer.from(bytes).toString('base64'));

const pdf = (text: string, link: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${link === '' ? '' : '/Annots[5 0 R]'}>>endobj\n4 0 obj<</Length ${text.length + 40}>>stream\nBT /F1 12 Tf 60 760 Td (${text.replace(/[()\\]/g, '')}) Tj ET\nendstream endobj\n${link === '' ? '' : `5 0 obj<</Type/Annot/Subtype/Link/Rect[60 700 260 720]/A<</S/URI/URI(${link})>>>>endobj\n`}trailer<</Root 1 0 R>>\n%%EOF`;

const makers: Record<string, (stem: string, context: Context, random: Random) => MailFile> = {
  pdf: (stem, { subject }) => ({
    type: 'application/pdf',
    name: `${stem}.pdf`,
    body: packed(pdf(subject, '')),
  }),
  linkedpdf: (stem, { subject, link }) => ({
    type: 'application/pdf',
    name: `${stem}.pdf`,
    body: packed(pdf(subject, link())),
  }),
  ics: (_, { subject, organiser }, random) => ({
    type: 'text/calendar; method=REQUEST',
    name: 'invite.ics',
    body: packed(
      `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:${random.string(20)}@${organiser.split('@')[1] ?? ''}\r\nDTSTART:20250${random.between(1, 9)}1${random.between(0, 9)}T090000Z\r\nORGANIZER:mailto:${organiser}\r\nATTENDEE:mailto:recipient@example.com\r\nSUMMARY:${subject}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    ),
  }),
  html: (stem, { link }) => ({
    type: 'text/html',
    name: `${stem}.${stem.length % 2 === 0 ? 'html' : 'htm'}`,
    body: packed(
      `<html><body><form action="${link()}" method="post"><p>recipient@example.com</p><input type="password" name="p"><button>OK</button></form></body></html>`,
    ),
  }),
  page: (stem, { subject }) => ({
    type: 'text/html',
    name: `${stem}.html`,
    body: packed(`<html><body><h1>${subject}</h1><p>Ticket</p></body></html>`),
  }),
  zip: (stem, _, random) => ({
    type: 'application/zip',
    name: `${stem}.zip`,
    body: packed(
      zipSync(
        { [`${stem}.${random.pick(['js', 'vbs', 'lnk', 'pdf.exe', 'iso'])}`]: strToU8(random.string(60)) },
        { mtime: '2024-01-01' },
      ),
    ),
  }),
  photos: (stem, _, random) => ({
    type: 'application/zip',
    name: `${stem}.zip`,
    body: packed(
      zipSync(
        { 'a.jpg': strToU8(random.string(60)), 'b.jpg': strToU8(random.string(60)) },
        { mtime: '2024-01-01' },
      ),
    ),
  }),
  docm: (stem, _, random) => ({
    type: 'application/vnd.ms-word.document.macroEnabled.12',
    name: `${stem}.docm`,
    body: packed(
      zipSync(
        {
          '[Content_Types].xml': strToU8('<Types/>'),
          'word/document.xml': strToU8('<w:document/>'),
          'word/vbaProject.bin': strToU8(random.string(80)),
        },
        { mtime: '2024-01-01' },
      ),
    ),
  }),
  docx: (stem) => ({
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: `${stem}.docx`,
    body: packed(
      zipSync(
        { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') },
        { mtime: '2024-01-01' },
      ),
    ),
  }),
  picture: (stem) => ({
    type: 'image/png',
    name: `${stem}.png`,
    body: folded(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  }),
};
