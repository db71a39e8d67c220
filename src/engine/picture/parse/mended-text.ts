/** A text in which what recognition broke in addresses is put together again, and where each character came from. */
export type MendedText = { text: string; originOf: (at: number) => number };

type Edit = { start: number; end: number; as: string };

/** Suffixes that are no words of a sentence: only these are joined over a space (`paypal . com`, `paypal. com`). */
const certainEndings = 'com|net|org|info|biz|xyz|icu|cyou|sbs|cfd|co\\.uk|com\\.br|com\\.au|com\\.mx';
const spacedEnding = new RegExp(
  `(?<=[a-z0-9-]) ?\\. ?(?=(?:${certainEndings})(?![a-z0-9]))|(?<=[a-z0-9-]) ?, ?(?=(?:${certainEndings})/)`,
  'g',
);
/** `https: //`, `https:/ /`, `https;//`, `httpsi//`: the most frequent misreadings of what precedes every address. */
const brokenScheme = /\b(h(?:tt|xx|\*\*)ps?) ?(?:[:;i.] ?)?\/ ?\/ ?(?=[a-z0-9])/gi;
const spacedWww = /\bwww ?\. ?(?=[a-z0-9])/gi;
/** `support @paypal.com`, `support@ paypal.com` */
const spacedAt = /(?<=[a-z0-9]) ?@ ?(?=[a-z0-9-]{1,63}\.[a-z])/gi;
/** An address that goes on in the next line: it breaks after or before a mark that no sentence has there. */
const wrapped =
  /(?=\n)(?<=(?:\/\/|www\.)[^\s]{1,300}[-/=&?_%])\n(?=[^\s])|(?=\n)(?<=(?:\/\/|www\.)[^\s]{3,300})\n(?=[/?&=%_.][^\s])/gi;

/** Only spaces, breaks and the marks between are touched: the letters of a domain are evidence. */
export const mendAddresses = (raw: string): MendedText => {
  const edits: Edit[] = [];
  const note = (pattern: RegExp, as: (match: RegExpMatchArray) => string) => {
    for (const match of raw.matchAll(pattern)) {
      const written = as(match);
      if (match[0] !== written) {
        edits.push({ start: match.index, end: match.index + match[0].length, as: written });
      }
    }
  };
  note(brokenScheme, ([, scheme = 'http']) => `${scheme}://`);
  note(spacedWww, () => 'www.');
  note(spacedEnding, () => '.');
  note(spacedAt, () => '@');
  note(wrapped, () => '');
  return apply(raw, edits);
};

const apply = (raw: string, edits: Edit[]): MendedText => {
  const origins: number[] = [];
  let text = '';
  let at = 0;
  const copy = (to: number) => {
    text += raw.slice(at, to);
    for (; at < to; at += 1) origins.push(at);
  };
  for (const { start, end, as } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    copy(start);
    text += as;
    for (let unit = 0; unit < as.length; unit += 1) origins.push(Math.min(start + unit, end - 1));
    at = end;
  }
  copy(raw.length);
  return { text, originOf: (position) => origins[position] ?? raw.length };
};
