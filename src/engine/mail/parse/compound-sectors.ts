const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Sector numbers from here on are marks: the end of a chain, a free sector. */
const firstMark = 0xfffffff0;
const placesInHeader = 109;
const miniSize = 64;

export const isCompoundFile = (bytes: Uint8Array): boolean => signature.every((byte, i) => bytes[i] === byte);

export const numberAt = (bytes: Uint8Array, offset: number): number =>
  offset + 4 <= bytes.length
    ? new DataView(bytes.buffer, bytes.byteOffset + offset, 4).getUint32(0, true)
    : 0xffffffff;

/**
 * The chains of sectors of a compound file; null when it is none. A chain is followed at most as far as the file is long,
 * so a circular one costs no more than a sound one.
 */
export const compoundSectors = (bytes: Uint8Array) => {
  if (!isCompoundFile(bytes) || bytes.length < 1024) return null;
  const shift = bytes[30];
  if (shift !== 9 && shift !== 12) return null;
  const size = 1 << shift;
  const perSector = size / 4;
  const count = Math.ceil(bytes.length / size);
  const offsetOf = (sector: number) => (sector + 1) * size;

  /** Where the allocation table is: a few places in the header, the rest in a chain of its own. */
  const tables: number[] = [];
  const addTables = (from: number, places: number) => {
    for (let i = 0; i < places; i += 1) {
      const sector = numberAt(bytes, from + i * 4);
      if (sector < count) tables.push(sector);
    }
  };
  addTables(76, placesInHeader);
  let more = numberAt(bytes, 68);
  while (more < count && tables.length < count) {
    const before = tables.length;
    addTables(offsetOf(more), perSector - 1);
    more = tables.length === before ? firstMark : numberAt(bytes, offsetOf(more) + size - 4);
  }
  const next = (sector: number): number => {
    const table = tables[Math.floor(sector / perSector)];
    return table === undefined ? firstMark : numberAt(bytes, offsetOf(table) + (sector % perSector) * 4);
  };
  const read = (start: number, max: number): Uint8Array => {
    const pieces: Uint8Array[] = [];
    let length = 0;
    let sector = start;
    for (let steps = 0; sector < firstMark && steps < count && length < max; steps += 1) {
      const piece = bytes.subarray(offsetOf(sector), offsetOf(sector) + size);
      if (piece.length === 0) break;
      pieces.push(piece);
      length += piece.length;
      sector = next(sector);
    }
    return joinPieces(pieces, Math.min(length, max));
  };
  return { read, directoryStart: numberAt(bytes, 48), miniTableStart: numberAt(bytes, 60) };
};

/** Streams too short for sectors of their own share one stream, in pieces of 64 bytes with a table of their own. */
export const readMini = (stream: Uint8Array, table: Uint8Array, start: number, max: number): Uint8Array => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let sector = start;
  while (length < max && sector * miniSize < stream.length) {
    const piece = stream.subarray(sector * miniSize, (sector + 1) * miniSize);
    pieces.push(piece);
    length += piece.length;
    sector = numberAt(table, sector * 4);
  }
  return joinPieces(pieces, Math.min(length, max));
};

const joinPieces = (pieces: Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece.subarray(0, length - at), at);
    at += piece.length;
  }
  return whole;
};
