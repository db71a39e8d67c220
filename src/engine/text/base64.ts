const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes base64 or base64url into one character per byte, as addresses contain. Empty when the text is not base64. */
export const decodeBase64 = (text: string): string => {
  let bits = 0;
  let held = 0;
  let plain = '';
  for (const letter of text.replace(/\+/g, '-').replace(/\//g, '_').replace(/[= ]/g, '')) {
    const value = digits.indexOf(letter);
    if (value < 0) return '';
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      plain += String.fromCharCode((held >> bits) & 0xff);
    }
  }
  return plain;
};
