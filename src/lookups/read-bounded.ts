import { EgressRefused } from './allowed-address.ts';

/** Passes a body on up to a bound: an endless one or a decompression bomb ends there. */
export async function* bounded(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new EgressRefused(`an answer of more than ${maxBytes} bytes`);
    yield chunk;
  }
}

/** A whole body, up to a bound. */
export const readBounded = async (source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bounded(source, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
};
