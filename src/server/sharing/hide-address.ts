import type { AddressPatterns, OwnerAddress } from './owner-address.ts';
import { type View, viewsOf } from './readable-views.ts';
import type { Edit } from './rewrite-text.ts';

export const hiddenAddress = '[address hidden]';

type Stretch = { start: number; end: number };

/** Base64 in base64 is met; more is a game. */
const maxDepth = 2;

/** Where a text names its owner's address, in whatever encoding we can read, as the edits that hide it. */
export const addressEdits = (text: string, owner: OwnerAddress): Edit[] =>
  merge(stretchesIn(text, owner, owner.written, maxDepth).map((stretch) => withName(text, stretch))).map(
    (stretch) => ({
      ...stretch,
      text: hiddenAddress,
    }),
  );

const stretchesIn = (
  text: string,
  owner: OwnerAddress,
  patterns: AddressPatterns,
  depth: number,
): Stretch[] =>
  viewsOf(text).flatMap((view) =>
    [...namedIn(view.text, patterns, owner), ...(depth > 0 ? encodedIn(view.text, owner, depth) : [])].map(
      (found) => inOriginal(view, found),
    ),
  );

const inOriginal = ({ starts, ends }: View, { start, end }: Stretch): Stretch => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});

const namedIn = (
  text: string,
  { whole, cut, cutName }: AddressPatterns,
  { domains, beginsName }: OwnerAddress,
): Stretch[] => [
  ...[...text.matchAll(whole)].map(stretchOf),
  ...[...text.matchAll(cut)]
    .filter(([, begun = '']) => domains.some((domain) => domain.startsWith(begun.toLowerCase())))
    .map(stretchOf),
  ...[...text.matchAll(cutName)].filter(([, begun = '']) => beginsName(begun)).map(stretchOf),
];

const stretchOf = ({ 0: found, index }: RegExpExecArray): Stretch => ({
  start: index,
  end: index + found.length,
});

/** Lines of one encoded text are one run. */
const base64Runs = /[A-Za-z0-9+/_-]{8,}(?:\r?\n[A-Za-z0-9+/_-]{4,})*/g;
const hexRuns = /[0-9A-Fa-f]{12,}/g;
/** The shortest address there is has six characters. */
const readable = /[\t\r\n\x20-\x7e…]{6,}/g;

type Encoding = { runs: RegExp; name: 'base64' | 'hex'; digits: number; bytes: number };
const encodings: readonly Encoding[] = [
  { runs: base64Runs, name: 'base64', digits: 4, bytes: 3 },
  { runs: hexRuns, name: 'hex', digits: 2, bytes: 1 },
];

const encodedIn = (text: string, owner: OwnerAddress, depth: number): Stretch[] =>
  encodings.flatMap((encoding) =>
    [...text.matchAll(encoding.runs)].flatMap(({ 0: run, index }) => {
      const isCut = text[index + run.length] === '…';
      return foundInRun({ run, isCut }, encoding, owner, depth).map(({ start, end }) => ({
        start: index + start,
        end: index + end,
      }));
    }),
  );

/** From each place at which the encoding may begin: what stands before it in a link need not belong to it. */
const foundInRun = (
  { run, isCut }: { run: string; isCut: boolean },
  { name, digits, bytes }: Encoding,
  owner: OwnerAddress,
  depth: number,
): Stretch[] => {
  const signs = run.replace(/\s/g, '');
  const found: Stretch[] = [];
  for (let shift = 0; shift < digits; shift += 1) {
    const decoded = Buffer.from(signs.slice(shift), name).toString('latin1') + (isCut ? '…' : '');
    for (const { 0: piece, index } of decoded.matchAll(readable)) {
      for (const { start, end } of stretchesIn(piece, owner, owner.encoded, depth - 1)) {
        const first = shift + Math.floor((index + start) / bytes) * digits;
        const last = Math.min(signs.length, shift + Math.ceil((index + end) / bytes) * digits);
        found.push(inLines(run, betweenSlashes(signs, { start: first, end: last })));
      }
    }
  }
  return found;
};

/** In a path the whole name between two slashes. */
const betweenSlashes = (signs: string, { start, end }: Stretch): Stretch => {
  const slash = signs.indexOf('/', end);
  return { start: signs.lastIndexOf('/', start) + 1, end: slash < 0 ? signs.length : slash };
};

/** The same stretch where the line ends are counted. */
const inLines = (run: string, stretch: Stretch): Stretch => {
  if (!/\s/.test(run)) return stretch;
  const places = [...run].flatMap((sign, place) => (/\s/.test(sign) ? [] : [place]));
  return { start: places[stretch.start] ?? 0, end: (places[stretch.end - 1] ?? run.length - 1) + 1 };
};

/** `To:`, `Delivered-To:`, and the same in a quoted message of any language. */
const headerName = /^[>\s]{0,20}[\p{L}-]{2,24}:\s?/u;
const longestName = 200;

/** In a header line the name of the mailbox goes with its address: `To: Ana Bell <ana@example.com>`. */
const withName = (text: string, { start, end }: Stretch): Stretch => {
  if (text[start - 1] !== '<') return { start, end };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(Math.max(lineStart, start - longestName), start - 1);
  const header = headerName.exec(before);
  if (!header) return { start, end };
  const quoted = /"[^"]*"\s?$/.exec(before);
  const separator = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'));
  const begun = quoted?.index ?? Math.max(header[0].length, separator + 1);
  const name = before.slice(begun).trimStart();
  return { start: start - 1 - name.length, end: text[end] === '>' ? end + 1 : end };
};

const merge = (stretches: readonly Stretch[]): Stretch[] => {
  const merged: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end);
    else merged.push({ ...stretch });
  }
  return merged;
};
