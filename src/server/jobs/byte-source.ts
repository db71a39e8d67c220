import type { ByteSource } from './types.ts';

/** Large enough that a read costs little, small enough that many jobs can be read at once. */
const chunkBytes = 128 * 1024;

/** What a source holds between two places, a piece at a time. */
export async function* chunksOf(
  { size, read }: ByteSource,
  from = 0,
  to: number = size,
): AsyncGenerator<Uint8Array, void> {
  for (let at = from; at < Math.min(to, size); ) {
    const chunk = await read(at, Math.min(chunkBytes, to - at));
    if (chunk.length === 0) return;
    yield chunk;
    at += chunk.length;
  }
}

export const sourceOfBytes = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (from, length) => bytes.subarray(from, from + length),
});

/** One for where a table of contents is read, one for what it points to. */
const windowCount = 2;
const windowBytes = 64 * 1024;

/** Small reads that lie near each other share one read of the source. */
export const withReadAhead = (source: ByteSource): ByteSource => {
  let windows: { from: number; bytes: Uint8Array }[] = [];
  return {
    size: source.size,
    read: async (from, length) => {
      if (length > windowBytes / 2) return source.read(from, length);
      const inWindow = ({ from: start, bytes }: { from: number; bytes: Uint8Array }) =>
        from >= start && Math.min(from + length, source.size) <= start + bytes.length;
      const window = windows.find(inWindow) ?? { from, bytes: await source.read(from, windowBytes) };
      windows = [window, ...windows.filter((one) => one !== window)].slice(0, windowCount);
      return window.bytes.subarray(from - window.from, from - window.from + length);
    },
  };
};
