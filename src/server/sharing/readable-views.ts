/** A text as a program or a person would read it, and for each of its characters where it stands in the original. */
export type View = { text: string; starts: readonly number[]; ends: readonly number[] };

/** Programs that pass a link on encode it once more each; three times is more than was ever seen. */
const maxPasses = 3;

/**
 * The same text, decoded step by step: no step is certain to be meant (`=ad` is quoted-printable, or the beginning of
 * `adam@…`), so that each result counts.
 */
export const viewsOf = (text: string): View[] => {
  const first = respell(respell(originalView(text), unusual, plainly), brokenUp, joined);
  const quoted = respell(first, quotedPrintable, unquoted);
  return quoted === first ? decodings(first) : [...decodings(first), ...decodings(quoted)];
};

const decodings = (first: View): View[] => {
  const views = [first];
  for (let pass = 0, view = first; pass < maxPasses; pass += 1) {
    const next = respell(view, escapes, unescaped);
    if (next === view) break;
    views.push(next);
    view = next;
  }
  return views;
};

const originalView = (text: string): View => ({
  text,
  starts: Array.from({ length: text.length }, (_, n) => n),
  ends: Array.from({ length: text.length }, (_, n) => n + 1),
});

type Spelling = (match: RegExpExecArray) => string | null;

/** Spells what a pattern finds differently; null leaves it. The view itself where nothing changes. */
const respell = (view: View, pattern: RegExp, spelling: Spelling): View => {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let copied = 0;
  const copyTo = (end: number) => {
    pieces.push(view.text.slice(copied, end));
    for (let n = copied; n < end; n += 1) {
      starts.push(view.starts[n] ?? 0);
      ends.push(view.ends[n] ?? 0);
    }
  };
  for (const match of view.text.matchAll(pattern)) {
    const spelt = spelling(match);
    if (spelt === null) continue;
    const end = match.index + match[0].length;
    copyTo(match.index);
    pieces.push(spelt);
    for (let n = 0; n < spelt.length; n += 1) {
      starts.push(view.starts[match.index] ?? 0);
      ends.push(view.ends[end - 1] ?? 0);
    }
    copied = end;
  }
  if (copied === 0) return view;
  copyTo(view.text.length);
  return { text: pieces.join(''), starts, ends };
};

/** What cannot be seen, and letters that stand for others: full width, circled. */
const unusual = /\p{Cf}|[^\p{ASCII}\p{Cf}]/gu;
const plainly: Spelling = ([character]) => {
  if (/\p{Cf}/u.test(character)) return '';
  // An ellipsis tells that an address was cut, and three dots do not.
  const plain = character === '…' ? character : character.normalize('NFKC');
  return plain === character ? null : plain;
};

/** `ana[@]example[.]com`, `ana (at) example (dot) com`, `ana at example dot com`. */
const brokenUp = /\s?[[({<]\s?(at|dot|@|\.)\s?[\])}>]\s?|\s{1,2}(at|dot|@|\.)\s{1,2}/giu;
const joined: Spelling = ([, bracketed, spaced]) => (/at|@/i.test(bracketed ?? spaced ?? '') ? '@' : '.');

/** RFC 2045 6.7: bytes, and line ends that are none. */
const quotedPrintable = /=(?:([0-9A-F]{2})|\r?\n)/g;
const unquoted: Spelling = ([, byte]) => (byte === undefined ? '' : asciiOf(byte, 16));

/** Of addresses, of markup and of scripts. */
const escapes =
  /%([0-9a-f]{2})|&#(\d{1,7});?|&#x([0-9a-f]{1,6});?|&(commat|period|plus|equals|lowbar|hyphen|dash|lt|gt|quot|amp|num|percnt);|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/giu;
const unescaped: Spelling = ([, byte, decimal, hex, name, unicode, escaped]) => {
  if (name !== undefined) return entities[name.toLowerCase()] ?? null;
  if (decimal !== undefined) return asciiOf(decimal, 10);
  return asciiOf(byte ?? hex ?? unicode ?? escaped ?? '', 16);
};

const entities: Record<string, string> = {
  commat: '@',
  period: '.',
  plus: '+',
  equals: '=',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  num: '#',
  percnt: '%',
};

/** Addresses of our users are ASCII; nothing else needs to be decoded to find one. */
const asciiOf = (digits: string, base: 10 | 16): string | null => {
  const code = Number.parseInt(digits, base);
  return code < 128 ? String.fromCharCode(code) : null;
};
