/** A stretch of a text, and what stands there instead. */
export type Edit = { start: number; end: number; text: string };

type Rewritten = {
  text: string;
  /** Where a stretch of the former text is now. What lies within an edit is all of what replaced it. */
  move: (stretch: { start: number; end: number }) => { start: number; end: number };
};

/** Makes edits in a text; they are in its order and do not overlap. */
export const rewriteText = (text: string, edits: readonly Edit[]): Rewritten => {
  let written = '';
  let copied = 0;
  const places = edits.map((edit) => {
    written += text.slice(copied, edit.start);
    const start = written.length;
    written += edit.text;
    copied = edit.end;
    return { ...edit, newStart: start, newEnd: written.length };
  });
  written += text.slice(copied);

  const startOf = (position: number): number => {
    const before = places.findLast(({ start }) => start <= position);
    if (!before) return position;
    return position < before.end ? before.newStart : before.newEnd + position - before.end;
  };
  const endOf = (position: number): number => {
    const before = places.findLast(({ start }) => start < position);
    if (!before) return position;
    return before.newEnd + Math.max(0, position - before.end);
  };
  return {
    text: written,
    move: ({ start, end }) => ({ start: startOf(start), end: endOf(end) }),
  };
};
