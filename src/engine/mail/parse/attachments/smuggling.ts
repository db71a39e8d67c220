/** What a page uses to build a file or a page out of its own text, so that no scanner on the way sees it (HTML smuggling). */
const techniques: [string, RegExp][] = [
  ['atob', /\batob\s{0,9}\(/],
  ['Blob', /\bnew\s{1,9}Blob\b/],
  ['createObjectURL', /\bcreateObjectURL\b/],
  ['msSaveOrOpenBlob', /\bmsSave(?:OrOpen)?Blob\b/],
  ['fromCharCode', /\bfromCharCode\b/],
  ['unescape', /\bunescape\s{0,9}\(/],
  ['document.write', /\bdocument\s{0,9}(?:\.\s{0,9}write(?:ln)?\b|\[\s{0,9}["'`]write)/],
  ['eval', /\beval\s{0,9}\(/],
  ['Function', /\bnew\s{1,9}Function\s{0,9}\(/],
  ['download', /<a\s[^<>]{0,2000}\bdownload\b|\.download\s{0,9}=/i],
  ['data file', /\bdata:application\/[\w.+-]{1,60};base64,/i],
  ['CryptoJS', /\bCryptoJS\b|\bcrypto\.subtle\b/],
];

/** The techniques found in the source of a page, by name. */
export const findSmuggling = (source: string): string[] =>
  techniques.filter(([, pattern]) => pattern.test(source)).map(([name]) => name);

export const hasPasswordField = (source: string): boolean =>
  /<input\b[^<>]{0,2000}\btype\s{0,9}=\s{0,9}\\?["']?\s{0,9}password/i.test(source);

/** Handlers such as `onload=` run as well as a script element does. */
export const runsScript = (source: string): boolean =>
  /<script[\s>/]|<[a-z][^<>]{0,2000}\son[a-z]{3,20}\s{0,9}=|\bhref\s{0,9}=\s{0,9}["']?\s{0,9}javascript:/i.test(
    source,
  );
