import type { Mark, ShownMessage } from '../../../contract/explanation.ts';
import { maskBidiControls } from '../../../contract/plain-text.ts';

/** The message with the marks that can be drawn in it; null where there is nothing to show. */
export const drawableMessage = (message: ShownMessage | null): ShownMessage | null => {
  if (!message || message.text === '') return null;
  const text = maskBidiControls(message.text);
  const bodyStart = Math.min(message.bodyStart, text.length);
  return { text, bodyStart, marks: drawableMarks(message.marks, text.length, bodyStart) };
};

/** In the order of the text, within it, on one side of the line between headers and body, and none on top of another. */
const drawableMarks = (marks: readonly Mark[], length: number, bodyStart: number): Mark[] => {
  const drawable: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const isInside = mark.start < mark.end && mark.end <= length;
    const isCut = mark.start < bodyStart && mark.end > bodyStart;
    if (isInside && !isCut && mark.start >= (drawable.at(-1)?.end ?? 0)) drawable.push(mark);
  }
  return drawable;
};
