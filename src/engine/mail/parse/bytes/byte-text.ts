/** As many arguments as any platform takes for one call. */
const atOnce = 16_384;

/** One character per byte: lets patterns look for ASCII in a file of any kind without changing a byte of it. */
export const byteText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += atOnce)
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + atOnce) as unknown as number[]);
  return text;
};
