import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Font } from './true-type.ts';

type Grey = 'ink' | 'faint';
type Text = { x: number; y: number; size: number; text: string; grey?: Grey; isStrong?: boolean };
type Line = { y: number; from: number; to: number; width: number };

/** What is drawn on the one page, from its lower left corner, in points. */
export type Drawing = { texts: readonly Text[]; lines: readonly Line[] };

type Fonts = { regular: Font; strong: Font };
type About = { title: string; width: number; height: number; madeAt: Date };

const greys: Record<Grey, string> = { ink: '0.04 0.13 0.16', faint: '0.29 0.39 0.43' };

/**
 * A PDF file (ISO 32000-1) of one page of text in embedded fonts, each with the glyphs that are used. Text reaches the file as
 * numbers of glyphs and never as itself, so that nothing in it can end a string or begin an object. The same drawing gives the
 * same bytes.
 */
export const pdfPage = (drawing: Drawing, { regular, strong }: Fonts, about: About): Buffer => {
  const body: string | Buffer = contentOf(drawing, { regular, strong });
  const ofStyle = (isStrong: boolean) =>
    drawing.texts.filter((one) => Boolean(one.isStrong) === isStrong).map(({ text }) => text);
  const objects: Buffer[] = [
    plain('<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>'),
    plain('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    plain(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${about.width} ${about.height}] /Contents 4 0 R /Resources << /Font << /F0 6 0 R /F1 11 0 R >> >> >>`,
    ),
    stream(Buffer.from(body)),
    plain(`<< /Title ${utf16(about.title)} /CreationDate ${dateOf(about.madeAt)} >>`),
    ...fontObjects(regular, ofStyle(false), 6),
    ...fontObjects(strong, ofStyle(true), 11),
  ];
  return fileOf(objects);
};

/** How wide a text is, in points. */
export const widthOf = (font: Font, text: string, size: number): number =>
  (glyphsOf(font, text).reduce((sum, glyph) => sum + font.widthOf(glyph), 0) * size) / font.unitsPerEm;

const glyphsOf = (font: Font, text: string): number[] =>
  Array.from(text, (character) => font.glyphOf(character.codePointAt(0) ?? 0));

const contentOf = ({ texts, lines }: Drawing, { regular, strong }: Fonts): string =>
  [
    ...lines.map(
      ({ y, from, to, width }) => `${greys.ink} RG ${width} w ${at(from)} ${at(y)} m ${at(to)} ${at(y)} l S`,
    ),
    ...texts.map(({ x, y, size, text, grey = 'ink', isStrong }) => {
      const glyphs = glyphsOf(isStrong ? strong : regular, text).map(hex);
      return `BT ${greys[grey]} rg /F${isStrong ? 1 : 0} ${size} Tf ${at(x)} ${at(y)} Td <${glyphs.join('')}> Tj ET`;
    }),
  ].join('\n');

/** Five objects, the first of them the font: what it is made of, its measures, its file, and which letters its glyphs are. */
const fontObjects = (font: Font, texts: readonly string[], first: number): Buffer[] => {
  const letters = new Map<number, string>();
  for (const character of texts.join('')) letters.set(font.glyphOf(character.codePointAt(0) ?? 0), character);
  const glyphs = [...letters.keys()].sort((one, other) => one - other);
  const toThousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  // Six letters before the name say that the font is a part of one.
  const name = `${sixLetters(glyphs)}+${font.name}`;
  return [
    plain(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
    ),
    plain(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /CIDToGIDMap /Identity /DW 1000 /W [${glyphs
        .map((glyph) => `${glyph} [${toThousandths(font.widthOf(glyph))}]`)
        .join(' ')}] >>`,
    ),
    plain(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.map(toThousandths).join(' ')}] /ItalicAngle 0 /Ascent ${toThousandths(font.ascent)} /Descent ${toThousandths(font.descent)} /CapHeight 714 /StemV 90 /FontFile2 ${first + 3} 0 R >>`,
    ),
    stream(Buffer.from(font.subset(glyphs)), true),
    stream(Buffer.from(lettersOf(letters))),
  ];
};

/** By this a reader copies, searches and speaks what it draws. */
const lettersOf = (letters: ReadonlyMap<number, string>): string => {
  const entries = [...letters].map(([glyph, letter]) => `<${hex(glyph)}> <${utf16Hex(letter)}>`);
  const blocks: string[] = [];
  // No more than a hundred at a time are allowed.
  for (let n = 0; n < entries.length; n += 100) {
    const some = entries.slice(n, n + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
};

const plain = (text: string) => Buffer.from(text, 'latin1');

const stream = (content: Buffer, isFont = false): Buffer => {
  const packed = deflateSync(content);
  const length = isFont ? ` /Length1 ${content.length}` : '';
  return Buffer.concat([
    plain(`<< /Filter /FlateDecode /Length ${packed.length}${length} >>\nstream\n`),
    packed,
    plain('\nendstream'),
  ]);
};

/** Objects by number, then where each of them begins. */
const fileOf = (objects: readonly Buffer[]): Buffer => {
  // The second line tells programs that pass files on that this one is not text.
  const parts = [Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const places: number[] = [];
  objects.forEach((object, n) => {
    places.push(length);
    const part = Buffer.concat([plain(`${n + 1} 0 obj\n`), object, plain('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  });
  const digest = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    plain(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R /ID [<${digest}> <${digest}>] >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const at = (points: number) => String(Math.round(points * 100) / 100);
const hex = (glyph: number) => glyph.toString(16).padStart(4, '0');
const utf16Hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
const utf16 = (text: string) => `<feff${utf16Hex(text)}>`;
const dateOf = (date: Date) => `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;

const sixLetters = (glyphs: readonly number[]): string => {
  const digest = createHash('sha256').update(glyphs.join(' ')).digest();
  return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
};
