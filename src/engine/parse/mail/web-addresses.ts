/** An address written out in a text, with where it stands. */
export type WrittenAddress = { start: number; end: number; href: string };

/** Longer texts are cut before they come here; this bounds one address. */
const maxAddress = 2048;

// With a scheme or `www.`, anything up to a space or bracket. Bare names only where a mail program would make a link of
// them: after a space, with a suffix that is no file extension, and not behind an `@`.
const written =
  /(?:\b(?:h(?:tt|xx)ps?):[/\\]{2}|\bwww\.)[^\s<>"'`{}|^]+|(?<=^|[\s(>:])(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,6}(?:com|net|org|info|biz|top|xyz|shop|online|site|club|live|app|icu|vip|link|click|page|dev|io|me|cc|ru|de|fr|es|it|pt|nl|be|ch|at|pl|eu|uk|us|ca|au|br|in|cn|jp|mx|ar|cl|pe|tk|ml|ga|cf|gq|store|website|space|cloud|host|digital|support|help|email|finance|today|world|life|work|center|agency|tech|services|solutions|sbs|cfd|bond|cyou|rest|quest|lol|pro|mobi|gov|edu)(?:\/[^\s<>"'`{}|^]*)?(?=$|[\s),.;:!?\]<])/gi;

/** The addresses in a text, in order. Defanged spellings (`hxxps://evil[.]example`) are read as what they mean. */
export const webAddresses = (text: string): WrittenAddress[] => {
  const found: WrittenAddress[] = [];
  for (const match of text.matchAll(written)) {
    const address = trimmed(match[0]).slice(0, maxAddress);
    if (address.length < 4) continue;
    found.push({ start: match.index, end: match.index + address.length, href: refanged(address) });
  }
  return found;
};

/** Punctuation after an address belongs to the sentence; a closing bracket only when it was opened inside. */
const trimmed = (address: string) => {
  const plain = address.replace(/[.,;:!?*_~\]]+$/, '');
  return plain.endsWith(')') && !plain.includes('(') ? plain.replace(/\)+[.,;:!?]*$/, '') : plain;
};

const refanged = (address: string) => {
  const plain = address
    .replace(/^hxxp/i, 'http')
    .replace(/\[\.\]|\(\.\)/g, '.')
    .replace(/^(https?:)\\\\/i, '$1//');
  return /^https?:/i.test(plain) ? plain : `http://${plain}`;
};
