import { brandOfWord, mayBeginBrand } from '../brands/brand-index.ts';
import { hash } from '../text/hash.ts';

/** A text as the word model reads it. Every bucket occurs once, however often the text contains it. */
export type TextTokens = {
  buckets: Uint32Array;
  /** For each bucket, which of `words` it came from. */
  wordOf: Uint32Array;
  /** What can be shown to a person: words, pairs of words, runs of letters where a script has no spaces. */
  words: string[];
};

export type TextTokenOptions = {
  /** Also runs of four letters inside words, so that typing and scanning errors change little. */
  characters?: boolean;
};

/** A lure says what it wants at its beginning or its end; the rest is padding. */
const headWords = 3000;
const tailWords = 1000;
/** Enough characters to contain those words in any language; the rest is not read. */
const headRead = 36_000;
const tailRead = 12_000;
const maxWordLength = 40;

/** Each kind of token has its own seed, so that `a b` and `ab` never share a hash. */
const seeds = { word: 1, pair: 2, letters: 3, unspaced: 4 } as const;
const lettersAtOnce = 4;
const unspacedAtOnce = 3;

/**
 * Hashed n-grams of a text. Pass folded prose (`foldProse`) where there is one: then letter case, invisible characters and
 * lookalike letters of other scripts change nothing.
 */
export const textTokens = (
  text: string,
  bits: number,
  { characters = true }: TextTokenOptions = {},
): TextTokens => {
  const read = readWords(text);
  const bucketWord = new Map<number, number>();
  const words: string[] = [];
  const wordIndex = new Map<string, number>();
  const indexOf = (word: string): number => {
    const known = wordIndex.get(word);
    if (known !== undefined) return known;
    wordIndex.set(word, words.length);
    return words.push(word) - 1;
  };
  const add = (token: string, seed: number, shown: string) => {
    const bucket = hash(token, seed).low >>> (32 - bits);
    if (!bucketWord.has(bucket)) bucketWord.set(bucket, indexOf(shown));
  };
  const seen = new Set<string>();
  const isNew = (token: string) => !seen.has(token) && seen.add(token) !== undefined;

  read.forEach((word, i) => {
    const next = read[i + 1];
    if (isUnspaced(word)) {
      let run = '';
      for (let length = 0; length < unspacedAtOnce; length += 1) {
        const letter = read[i + length];
        if (letter === undefined || !isUnspaced(letter)) break;
        run += letter;
        if (isNew(run)) add(run, seeds.unspaced, run);
      }
      return;
    }
    if (isNew(word)) {
      add(word, seeds.word, word);
      if (characters) for (const letters of letterRuns(word)) add(letters, seeds.letters, word);
    }
    if (next === undefined || isUnspaced(next)) return;
    const pair = `${word} ${next}`;
    if (isNew(pair)) add(pair, seeds.pair, pair);
  });
  return {
    buckets: Uint32Array.from(bucketWord.keys()),
    wordOf: Uint32Array.from(bucketWord.values()),
    words,
  };
};

const address = '<address>';
const link = '<link>';
const brand = '<brand>';

/** Scripts without spaces between words: Thai, Lao, Khmer, Chinese, Japanese. One letter is a word there. */
const unspacedLetters = '\\u0e00-\\u0eff\\u1780-\\u17ff\\u3041-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff';
const piece = new RegExp(`[${unspacedLetters}]|[^\\P{L}${unspacedLetters}][\\p{L}\\p{M}']*|\\p{N}+`, 'gu');
const insideWord = new RegExp(`[${unspacedLetters}]`);
const isUnspaced = (word: string): boolean => word.charCodeAt(0) >= 0x0e00 && insideWord.test(word.charAt(0));

const plainWord = new RegExp(`^([a-z]{1,${maxWordLength}})[.,:;!?]?$`);
const webAddress = /(?:h(?:tt|xx)ps?:\/\/|www\.)[\x21-\x7e]+/g;
const bareAddress = /^[^a-z0-9]?(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|info|[a-z]{2})(?:\/\S*)?[^a-z0-9]?$/;
const mailAddress = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,80}/g;

/**
 * The words in order. The model must not decide by the brand or the recipient that a text names, so brands, addresses and
 * numbers are replaced by their kind.
 */
const readWords = (text: string): string[] => {
  const words: string[] = [];
  for (const chunk of ends(text).toLowerCase().split(/\s+/)) {
    // Nine of ten are plain words, and need no closer look.
    const plain = plainWord.exec(chunk);
    if (plain) words.push(plain[1] ?? '');
    else if (chunk.includes('.') && bareAddress.test(chunk.slice(0, 300))) words.push(link);
    else for (const word of piecesOf(chunk)) words.push(word);
  }
  const kept =
    words.length <= headWords + tailWords
      ? words
      : [...words.slice(0, headWords), ...words.slice(-tailWords)];
  return withoutBrands(kept);
};

const ends = (text: string): string =>
  text.length <= headRead + tailRead ? text : `${text.slice(0, headRead)} ${text.slice(-tailRead)}`;

/** Placeholders for what is taken out: private-use letters, which no readable text contains. */
const kinds = new Map([
  ['\ue000', link],
  ['\ue001', address],
]);

function* piecesOf(chunk: string): Generator<string> {
  const masked = hasAddress(chunk)
    ? chunk.replace(webAddress, ' \ue000 ').replace(mailAddress, ' \ue001 ')
    : chunk;
  for (const [found] of masked.matchAll(masked === chunk ? piece : pieceOrKind)) {
    const kind = kinds.get(found);
    if (kind !== undefined) yield kind;
    else if (/^\p{N}/u.test(found)) yield numberClass(found);
    else if (!isUnspaced(found) && insideWord.test(found)) yield* found.match(piece) ?? [];
    else yield found.slice(0, maxWordLength).replace(/'+$/, '');
  }
}
const pieceOrKind = new RegExp(`[\\ue000\\ue001]|${piece.source}`, 'gu');
const hasAddress = (chunk: string) => chunk.includes('@') || chunk.includes('://') || chunk.includes('www.');

/** The length of a number distinguishes a price from an account; its value means nothing. */
const numberClass = (digits: string): string => (digits.length > 2 ? '000+' : '0'.repeat(digits.length));

/** A brand is written as one to three words: `PayPal`, `Wells Fargo`, `Bank of America`. */
const withoutBrands = (words: string[]): string[] => {
  const out: string[] = [];
  for (let i = 0; i < words.length; ) {
    const [word = '', second = '', third = ''] = [words[i], words[i + 1], words[i + 2]];
    const length = mayBeginBrand(word) ? wordsOfBrand(word, second, third) : 0;
    out.push(length === 0 ? word : brand);
    i += Math.max(1, length);
  }
  return out;
};

const wordsOfBrand = (word: string, second: string, third: string): number => {
  if (brandOfWord(word + second + third)) return 3;
  if (brandOfWord(word + second)) return 2;
  return brandOfWord(word) ? 1 : 0;
};

/** `<veri`, `veri`, `erif` … of `verify`: the brackets mark where the word begins and ends. */
const letterRuns = (word: string): string[] => {
  if (word.startsWith('<') || word.startsWith('0')) return [];
  const marked = `<${word}>`;
  const runs: string[] = [];
  for (let start = 0; start + lettersAtOnce <= marked.length; start += 1) {
    runs.push(marked.slice(start, start + lettersAtOnce));
  }
  return runs;
};
