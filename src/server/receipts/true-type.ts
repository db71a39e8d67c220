/** A font file of ours, as far as text has to be measured, drawn and embedded with it. */
export type Font = {
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  /** The number of the glyph that draws a character; 0 where there is none. */
  glyphOf: (codePoint: number) => number;
  /** How far a glyph moves the pen, in units. */
  widthOf: (glyph: number) => number;
  /** A font file with these glyphs alone, under their numbers. */
  subset: (glyphs: Iterable<number>) => Uint8Array;
};

type Table = { at: number; length: number };

/** Reads a TrueType file (OpenType 1.9, `glyf` outlines). It is our own: anything unexpected in it is a bug. */
export const readFont = (name: string, file: Buffer): Font => {
  const tables = new Map<string, Table>();
  for (let n = 0; n < file.readUInt16BE(4); n += 1) {
    const entry = 12 + 16 * n;
    const tag = file.toString('latin1', entry, entry + 4);
    tables.set(tag, { at: file.readUInt32BE(entry + 8), length: file.readUInt32BE(entry + 12) });
  }
  const bytesOf = (tag: string): Buffer => {
    const table = tables.get(tag);
    if (!table) throw new Error(`${name} has no table ${tag}`);
    return file.subarray(table.at, table.at + table.length);
  };
  const head = bytesOf('head');
  const hhea = bytesOf('hhea');
  const hmtx = bytesOf('hmtx');
  const loca = bytesOf('loca');
  const glyf = bytesOf('glyf');
  const glyphCount = bytesOf('maxp').readUInt16BE(4);
  const measured = hhea.readUInt16BE(34);
  if (head.readInt16BE(50) !== 1) throw new Error(`${name} has short offsets`);
  const characters = readCharacters(name, bytesOf('cmap'));
  const outlineOf = (glyph: number) =>
    glyf.subarray(loca.readUInt32BE(4 * glyph), loca.readUInt32BE(4 * glyph + 4));

  return {
    name,
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    box: [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)],
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    widthOf: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1)),
    subset: (glyphs) => {
      const kept = withParts([0, ...glyphs], outlineOf);
      const offsets = Buffer.alloc(4 * (glyphCount + 1));
      const outlines: Buffer[] = [];
      let length = 0;
      for (let glyph = 0; glyph < glyphCount; glyph += 1) {
        offsets.writeUInt32BE(length, 4 * glyph);
        if (!kept.has(glyph)) continue;
        const outline = padded(outlineOf(glyph));
        outlines.push(outline);
        length += outline.length;
      }
      offsets.writeUInt32BE(length, 4 * glyphCount);
      const same = ['head', 'hhea', 'hmtx', 'maxp', 'prep'].filter((tag) => tables.has(tag));
      return fontFile([
        ...same.map((tag): [string, Buffer] => [tag, bytesOf(tag)]),
        ['glyf', Buffer.concat(outlines)],
        ['loca', offsets],
      ]);
    },
  };
};

/** The `cmap` of format 12, which has every plane of Unicode. */
const readCharacters = (name: string, cmap: Buffer): Map<number, number> => {
  const found = new Map<number, number>();
  for (let n = 0; n < cmap.readUInt16BE(2); n += 1) {
    const at = cmap.readUInt32BE(8 + 8 * n);
    if (cmap.readUInt16BE(at) !== 12) continue;
    for (let group = 0; group < cmap.readUInt32BE(at + 12); group += 1) {
      const entry = at + 16 + 12 * group;
      const first = cmap.readUInt32BE(entry);
      const last = cmap.readUInt32BE(entry + 4);
      const glyph = cmap.readUInt32BE(entry + 8);
      for (let code = first; code <= last; code += 1) found.set(code, glyph + code - first);
    }
    return found;
  }
  throw new Error(`${name} has no table of characters that we read`);
};

const flags = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 };

/** Some glyphs are put together from others, which have to be there as well: an é is an e and an accent. */
const withParts = (glyphs: Iterable<number>, outlineOf: (glyph: number) => Buffer): Set<number> => {
  const kept = new Set<number>(glyphs);
  // A set that grows while it is walked is walked to its end.
  for (const glyph of kept) {
    const outline = outlineOf(glyph);
    if (outline.length === 0 || outline.readInt16BE(0) >= 0) continue;
    for (let at = 10, isMore = true; isMore; ) {
      const flag = outline.readUInt16BE(at);
      kept.add(outline.readUInt16BE(at + 2));
      const places = flag & flags.words ? 4 : 2;
      const scales = flag & flags.matrix ? 8 : flag & flags.twoScales ? 4 : flag & flags.scale ? 2 : 0;
      at += 4 + places + scales;
      isMore = (flag & flags.more) !== 0;
    }
  }
  return kept;
};

const padded = (bytes: Buffer): Buffer =>
  bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]);

const sumOf = (bytes: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Tables by name, with the directory that a reader of fonts expects before them. */
const fontFile = (tables: [string, Buffer][]): Uint8Array => {
  const sorted = tables.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * (sorted.length - power), 10);
  let at = directory.length;
  const bodies = sorted.map(([tag, content], n) => {
    const body = Buffer.from(padded(content));
    // The sum over the whole file belongs here, and is counted as nothing in it. Readers of PDF files do not look at it.
    if (tag === 'head') body.writeUInt32BE(0, 8);
    const entry = 12 + 16 * n;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(sumOf(body), entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(content.length, entry + 12);
    at += body.length;
    return body;
  });
  return Buffer.concat([directory, ...bodies]);
};
