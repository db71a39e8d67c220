import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/** All files of the largest message, and more than any answer. A stream that promises more is cut off. */
const maxFrameBytes = 64 * 1024 * 1024;
const headBytes = 4;

/** Values over a stream of bytes, each after its length: what the channel of a child does by itself. */
export const writeFrame = (stream: Duplex, value: unknown): void => {
  if (stream.destroyed) return;
  const body = serialize(value);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.length);
  stream.write(head);
  stream.write(body);
};

/** Hears every value; one that cannot be read, or that its hearer cannot take, ends the stream. */
export const readFrames = <Value>(stream: Duplex, onValue: (value: Value) => void): void => {
  let held: Buffer[] = [];
  let length = 0;
  const headOf = () => {
    if ((held[0]?.length ?? 0) < headBytes) held = [Buffer.concat(held)];
    return held[0]?.readUInt32BE() ?? 0;
  };
  const take = (bytes: number) => {
    const all = Buffer.concat(held);
    held = [all.subarray(bytes)];
    length -= bytes;
    return all.subarray(headBytes, bytes);
  };
  stream.on('data', (chunk: Buffer) => {
    held.push(chunk);
    length += chunk.length;
    while (length >= headBytes && !stream.destroyed) {
      const bytes = headBytes + headOf();
      if (bytes > maxFrameBytes) stream.destroy(new Error('a frame is too large'));
      if (length < bytes || stream.destroyed) return;
      try {
        onValue(deserialize(take(bytes)) as Value);
      } catch {
        stream.destroy(new Error('a frame cannot be read'));
      }
    }
  });
};
