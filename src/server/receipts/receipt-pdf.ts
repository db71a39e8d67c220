import { readFileSync } from 'node:fs';
import { type Drawing, pdfPage, widthOf } from './pdf-page.ts';
import { type Issued, receiptSheet, type Sheet } from './receipt-sheet.ts';
import { type Font, readFont } from './true-type.ts';

const page = { width: 595.28, height: 841.89, left: 56, right: 539, top: 778, bottom: 48 };
const columns = { gap: 24, second: (page.left + page.right) / 2 + 12 };
const columnWidth = (page.right - page.left - columns.gap) / 2;

/**
 * The sizes in which names and addresses are written: the first with which all of it stays on one page. With the last, the longest
 * that are allowed do in the widest letter that our fonts have.
 */
const partySizes = [10, 8.5, 7, 5];

const fontFrom = (name: string): Font =>
  readFont(name, readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)));

let opened: { regular: Font; strong: Font } | null = null;
/** Read when the first receipt is drawn: most servers start without one being asked for. */
const fonts = () => {
  opened ??= { regular: fontFrom('NotoSans-Regular'), strong: fontFrom('NotoSans-SemiBold') };
  return opened;
};

/** The document as a PDF file of one page. */
export const receiptPdf = (issued: Issued): Buffer => {
  const sheet = receiptSheet(issued);
  const { width, height } = page;
  const title = `${sheet.title} ${sheet.number}`;
  return pdfPage(drawn(sheet), fonts(), { title, width, height, madeAt: issued.issuedAt });
};

const drawn = (sheet: Sheet): Drawing => {
  for (const size of partySizes) {
    const { drawing, lowest } = drawSheet(sheet, size);
    if (lowest >= page.bottom) return drawing;
  }
  throw new Error('a receipt does not fit on a page');
};

/** Whether the file shows all that is on the document. The page, which any browser draws, always does. */
export const isDrawnInFull = (sheet: Sheet): boolean =>
  textsOf(sheet).every((text) => drawable(text) === text);

const textsOf = ({ seller, buyer, item, parts }: Sheet): string[] => [
  ...[seller, buyer].flatMap((one) => (one ? [one.name, ...one.lines] : [])),
  item.name,
  ...parts.map(({ label }) => label),
];

/**
 * Our fonts have the letters of these scripts. Others need more than a glyph for a letter (joined letters, another direction),
 * or are not in them: drawn by us they would be boxes, or wrong.
 */
const letters = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

const left = '[…]';

/** The text with a mark for each run of letters that cannot be drawn. */
const drawable = (text: string): string => {
  let shown = '';
  for (const character of text) {
    if (letters.test(character) && fonts().regular.glyphOf(character.codePointAt(0) ?? 0) > 0)
      shown += character;
    else if (!shown.endsWith(left)) shown += left;
  }
  return shown;
};

const incomplete = `${left} stands for letters that this file cannot show. Your account has the same document as a page, which shows them.`;

type Text = Drawing['texts'][number];
type Style = Pick<Text, 'size' | 'grey' | 'isStrong'>;

const drawSheet = (sheet: Sheet, partySize: number): { drawing: Drawing; lowest: number } => {
  const texts: Text[] = [];
  const lines: Drawing['lines'][number][] = [];
  const fontOf = ({ isStrong }: Style) => (isStrong ? fonts().strong : fonts().regular);
  const write = (x: number, y: number, text: string, style: Style) =>
    texts.push({ x, y, text: drawable(text), ...style });
  const writeRight = (y: number, text: string, style: Style) =>
    write(page.right - widthOf(fontOf(style), drawable(text), style.size), y, text, style);
  /** Returns where the next line would stand. */
  const writeWrapped = (x: number, top: number, text: string, width: number, style: Style) => {
    let y = top;
    for (const line of wrapped(drawable(text), (part) => widthOf(fontOf(style), part, style.size) <= width)) {
      texts.push({ x, y, text: line, ...style });
      y -= style.size * 1.4;
    }
    return y;
  };
  const rule = (y: number, width: number) => lines.push({ y, from: page.left, to: page.right, width });

  let y = page.top;
  write(page.left, y, 'Hookwise', { size: 16, isStrong: true });
  writeRight(y, sheet.title, { size: 16, isStrong: true });
  y -= 20;
  writeRight(y, sheet.number, { size: 11 });
  y -= 14;
  rule(y, 1.2);

  y -= 26;
  const partyTop = y;
  const ends = [
    { x: page.left, label: sheet.seller.label, party: sheet.seller },
    { x: columns.second, label: sheet.buyerLabel, party: sheet.buyer },
  ].map(({ x, label, party }) => {
    write(x, partyTop, label, { size: 9, grey: 'faint' });
    let next = partyTop - 16;
    if (!party) return writeWrapped(x, next, noBuyer, columnWidth, { size: 10, grey: 'faint' });
    next = writeWrapped(x, next, party.name, columnWidth, { size: partySize, isStrong: true });
    for (const line of party.lines) next = writeWrapped(x, next, line, columnWidth, { size: partySize });
    return next;
  });
  y = Math.min(...ends) - 18;

  for (const { label, value } of sheet.facts) {
    write(page.left, y, label, { size: 10, grey: 'faint' });
    const valueAt = page.left + 90;
    y = writeWrapped(valueAt, y, value, page.right - valueAt, { size: 10 }) - 1;
  }
  y -= 16;
  rule(y, 0.5);
  y -= 20;
  write(page.left, y, sheet.item.name, { size: 10.5, isStrong: true });
  writeRight(y, sheet.item.amount, { size: 10.5 });
  if (sheet.item.period) {
    y -= 15;
    write(page.left, y, sheet.item.period, { size: 10, grey: 'faint' });
  }
  y -= 14;
  rule(y, 0.5);
  for (const { label, value } of sheet.parts) {
    y -= 18;
    const size = 10;
    writeRight(y, value, { size });
    const room = columnWidth - widthOf(fonts().regular, value, size) - columns.gap / 2;
    // The next label stands as far below the last line of this one as below a single one.
    y = writeWrapped(columns.second, y, label, room, { size, grey: 'faint' }) + size * 1.4;
  }
  y -= 22;
  write(columns.second, y, sheet.total.label, { size: 12, isStrong: true });
  writeRight(y, sheet.total.value, { size: 12, isStrong: true });
  y -= 34;
  y = writeWrapped(page.left, y, sheet.note, page.right - page.left, { size: 9, grey: 'faint' });
  if (!isDrawnInFull(sheet))
    y = writeWrapped(page.left, y, incomplete, page.right - page.left, { size: 9, grey: 'faint' });
  return { drawing: { texts, lines }, lowest: y };
};

const noBuyer = 'No billing details were given.';

/** Lines that fit, broken between words, and within a word only where it is longer than a line. */
const wrapped = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
};
