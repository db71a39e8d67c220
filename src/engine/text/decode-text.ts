/** How many bytes are enough to recognise UTF-16. */
const sample = 2048;

/**
 * Decodes a text file by its byte order mark, by the zero bytes that UTF-16 leaves in Western text, as UTF-8, or else as
 * Windows-1252, in which every byte is a character.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return decode('utf-16le', bytes);
  if (a === 0xfe && b === 0xff) return decode('utf-16be', bytes);
  const encoding = utf16In(bytes.subarray(0, sample));
  if (encoding !== null) return decode(encoding, bytes);
  const text = decode('utf-8', bytes);
  return text.includes('\ufffd') && !isReplacementWritten(bytes) ? decode('windows-1252', bytes) : text;
};

/** Whether every byte belongs to a UTF-8 character. */
export const isUtf8 = (bytes: Uint8Array): boolean =>
  !decode('utf-8', bytes).includes('\ufffd') || isReplacementWritten(bytes);

const decode = (label: string, bytes: Uint8Array) =>
  new TextDecoder(label).decode(bytes).replace(/^\ufeff/, '');

const utf16In = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const zeros: [number, number] = [0, 0];
  for (let i = 0; i < bytes.length; i += 1) if (bytes[i] === 0) zeros[i % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  const most = bytes.length * 0.3;
  if (odd > most && even < odd / 10) return 'utf-16le';
  return even > most && odd < even / 10 ? 'utf-16be' : null;
};

/** A text may contain the replacement character itself, saved after an earlier decoding error. */
const isReplacementWritten = (bytes: Uint8Array) => {
  for (let i = bytes.indexOf(0xef); i >= 0 && i < bytes.length; i = bytes.indexOf(0xef, i + 1)) {
    if (bytes[i + 1] === 0xbf && bytes[i + 2] === 0xbd) return true;
  }
  return false;
};
