/** A part of the shown text: `text.slice(start, end)`. */
export type Span = { start: number; end: number };
