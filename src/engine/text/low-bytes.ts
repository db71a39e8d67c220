/** The low byte of each character: what a text is made of that was read byte for byte, as Latin letters. */
export const lowBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
};
