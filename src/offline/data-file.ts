/**
 * One file that holds several: `HWD1`, the length of a directory (32 bits, low byte first), the directory as JSON, then the
 * contents one after the other. So a page or a worker needs one request for all weights, and one for all tables.
 */
const magic = 'HWD1';
const headBytes = 8;
/** A directory names a dozen files. */
const maxDirectoryBytes = 1024 * 1024;

export type DataFile<About> = { about: About; files: ReadonlyMap<string, Uint8Array> };

type Directory<About> = { about: About; files: { name: string; bytes: number }[] };

export const writeDataFile = <About>(
  about: About,
  files: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> => {
  const named = Object.entries(files);
  const directory: Directory<About> = {
    about,
    files: named.map(([name, { length }]) => ({ name, bytes: length })),
  };
  const written = new TextEncoder().encode(JSON.stringify(directory));
  const whole = new Uint8Array(
    headBytes + written.length + named.reduce((sum, [, { length }]) => sum + length, 0),
  );
  whole.set(new TextEncoder().encode(magic));
  new DataView(whole.buffer).setUint32(magic.length, written.length, true);
  whole.set(written, headBytes);
  let at = headBytes + written.length;
  for (const [, content] of named) {
    whole.set(content, at);
    at += content.length;
  }
  return whole;
};

/** Throws on a file that is none of ours, or cut short: weights that end early would still be numbers. */
export const readDataFile = (whole: Uint8Array): DataFile<unknown> => {
  const text = (from: number, to: number) => new TextDecoder().decode(whole.subarray(from, to));
  if (whole.length < headBytes || text(0, magic.length) !== magic)
    throw new Error('it is no data file of Hookwise');
  const length = new DataView(whole.buffer, whole.byteOffset, whole.length).getUint32(magic.length, true);
  if (length > maxDirectoryBytes || headBytes + length > whole.length) throw new Error('it is cut short');
  const directory = JSON.parse(text(headBytes, headBytes + length)) as Directory<unknown>;
  const files = new Map<string, Uint8Array>();
  let at = headBytes + length;
  for (const { name, bytes } of directory.files) {
    if (at + bytes > whole.length) throw new Error('it is cut short');
    files.set(name, whole.subarray(at, at + bytes));
    at += bytes;
  }
  return { about: directory.about, files };
};
