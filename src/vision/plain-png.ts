/** The pixels, and what changes how they look. Everything else is metadata, which is never read. */
const kept = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT eXIf'.split(' '));

const markLength = 8;

/**
 * A PNG without its texts and further frames. Its decoder unpacks texts before checking whether they are wanted: ten
 * megabytes of them unpack to ten thousand. Damaged parts are left to the decoder.
 */
export const plainPng = (bytes: Uint8Array): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: Uint8Array[] = [];
  /** Where the current stretch of kept chunks begins. */
  let from = 0;
  let at = markLength;
  while (at + 8 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + view.getUint32(at);
    if (!kept.has(type)) {
      pieces.push(bytes.subarray(from, at));
      from = Math.min(end, bytes.length);
    }
    at = end;
    if (type === 'IEND') break;
  }
  pieces.push(bytes.subarray(from, Math.min(at, bytes.length)));
  return Buffer.concat(pieces);
};
