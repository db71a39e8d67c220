export type Section = { from: number; to: number };

/**
 * The parts between the boundary lines of a multipart body, at most `max`; what comes before the first and after the
 * closing one belongs to none. `isCut` says that there were more, `isFound` whether there was any boundary line.
 */
export const splitParts = (source: string, { from, to }: Section, boundary: string, max: number) => {
  const parts: Section[] = [];
  const mark = `--${boundary}`;
  let start = -1;
  let isFound = false;
  for (let at = markAfter(source, mark, from, from); at >= 0 && at < to; ) {
    const { isLine, isLast, next } = lineOf(source, at + mark.length, to);
    if (isLine) {
      isFound = true;
      if (start >= 0) parts.push({ from: start, to: trimNewline(source, start, at) });
      if (parts.length >= max) return { parts, isCut: true, isFound };
      start = isLast ? -1 : next;
      if (isLast) break;
    }
    at = markAfter(source, mark, Math.max(at + 1, next - 1), from);
  }
  if (start >= 0 && start <= to) parts.push({ from: start, to });
  return { parts, isCut: false, isFound };
};

/** The next place where the mark begins a line. */
const markAfter = (source: string, mark: string, after: number, first: number): number => {
  for (let at = source.indexOf(mark, after); at >= 0; at = source.indexOf(mark, at + 1)) {
    if (at === first || source[at - 1] === '\n') return at;
  }
  return -1;
};

/** Behind the mark there may be `--` for the end, and spaces; anything else makes it a line of text. */
const lineOf = (source: string, at: number, to: number) => {
  const newline = source.indexOf('\n', at);
  const end = newline < 0 || newline > to ? to : newline;
  const rest = source.slice(at, Math.min(end, at + 200)).trimEnd();
  return { isLine: rest === '' || rest === '--', isLast: rest === '--', next: end + 1 };
};

/** The line break before a boundary belongs to the boundary. */
const trimNewline = (source: string, start: number, end: number) => {
  const before = source[end - 1] === '\n' ? end - 1 : end;
  return Math.max(start, source[before - 1] === '\r' ? before - 1 : before);
};

/** The boundary where the header does not name it: copying breaks long header lines apart. */
export const guessBoundary = (source: string, { from, to }: Section): string =>
  /(?:^|\n)--([^\s-][^\s]{4,100})[ \t]*\r?\n/.exec(source.slice(from, Math.min(to, from + 4000)))?.[1] ?? '';
