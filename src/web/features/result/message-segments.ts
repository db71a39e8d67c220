import type { Mark, ShownMessage } from '../../../contract/explanation.ts';

/** A mark with the number of its threat in the list. */
export type NumberedMark = Mark & { number: number };

/** Marks whose threat is in the list, under its number. A mark of anything else would lead nowhere. */
export const numberedMarks = (marks: readonly Mark[], threats: readonly { type: string }[]): NumberedMark[] =>
  marks.flatMap((mark) => {
    const index = threats.findIndex(({ type }) => type === mark.threat);
    return index < 0 ? [] : [{ ...mark, number: index + 1 }];
  });

export type Segment = { start: number; text: string; mark: NumberedMark | null };

/** Cuts a stretch of the text into marked and unmarked pieces; joined, they are the stretch again. */
export const segmentsOf = (
  text: string,
  from: number,
  to: number,
  marks: readonly NumberedMark[],
): Segment[] => {
  const segments: Segment[] = [];
  let start = from;
  const push = (end: number, mark: NumberedMark | null) => {
    if (end > start) segments.push({ start, text: text.slice(start, end), mark });
    start = end;
  };
  for (const mark of marks.filter((candidate) => candidate.start >= from && candidate.end <= to)) {
    push(mark.start, null);
    push(mark.end, mark);
  }
  push(to, null);
  return segments;
};

/** About what fits into the pane at once. */
const foldedLength = 2400;
const foldedLines = 36;
/** A fold that hides less than this costs more than it saves. */
const worthHiding = 400;

/** Where a long message is folded: at the end of a line, never inside a mark. The whole length for a short one. */
export const foldAt = ({ text, bodyStart, marks }: Pick<ShownMessage, 'text' | 'bodyStart' | 'marks'>) => {
  const limit = Math.max(bodyStart, Math.min(foldedLength, endOfLine(text, foldedLines)));
  if (text.length - limit < worthHiding) return text.length;
  const newline = text.lastIndexOf('\n', limit);
  const cut = newline > bodyStart + foldedLength / 2 ? newline : limit;
  return marks.find(({ start, end }) => start < cut && cut < end)?.end ?? cut;
};

const endOfLine = (text: string, count: number) => {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.length;
  }
  return end;
};
