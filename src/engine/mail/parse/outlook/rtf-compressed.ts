/** Both readers start with these words already in the window (MS-OXRTFCP 2.1.3.1.1). */
const startingWindow =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const windowSize = 4096;
const headerSize = 16;
const compressed = 0x75465a4c;
const plain = 0x414c454d;

/** RTF as Outlook packs it (MS-OXRTFCP), at most `max` bytes; empty when it is not such a thing. */
export const unpackRtf = (bytes: Uint8Array, max: number): Uint8Array => {
  if (bytes.length < headerSize) return new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = Math.min(max, view.getUint32(4, true));
  const kind = view.getUint32(8, true);
  const packed = bytes.subarray(headerSize);
  if (kind === plain) return packed.subarray(0, size);
  return kind === compressed ? decompress(packed, size) : new Uint8Array();
};

const decompress = (packed: Uint8Array, size: number): Uint8Array => {
  const window = new Uint8Array(windowSize);
  for (let i = 0; i < startingWindow.length; i += 1) window[i] = startingWindow.charCodeAt(i);
  let place = startingWindow.length;
  // A byte of control stands for eight steps of at most 17 bytes: a larger declared size is false.
  const output = new Uint8Array(Math.min(size, packed.length * 17));
  let length = 0;
  const put = (byte: number) => {
    window[place] = byte;
    place = (place + 1) % windowSize;
    if (length < output.length) output[length] = byte;
    length += 1;
  };
  for (let at = 0; at < packed.length && length < output.length; ) {
    const control = packed[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < packed.length; bit += 1) {
      if (((control >> bit) & 1) === 0) {
        put(packed[at] ?? 0);
        at += 1;
        continue;
      }
      const reference = ((packed[at] ?? 0) << 8) | (packed[at + 1] ?? 0);
      at += 2;
      const offset = reference >> 4;
      if (offset === place) return output.subarray(0, Math.min(length, output.length));
      for (let i = 0; i < (reference & 15) + 2; i += 1) put(window[(offset + i) % windowSize] ?? 0);
    }
  }
  return output.subarray(0, Math.min(length, output.length));
};
