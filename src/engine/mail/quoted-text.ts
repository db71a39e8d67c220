import type { Span } from '../text/span.ts';

/** Every mail program puts such a line above what it quotes; most name who wrote it. */
const wrote =
  /\b(?:wrote|writes|schrieb|schreef|escribi[oó]|a écrit|ha scritto|escreveu|skrev|kirjoitti|napisał\(?a?\)?|napsala?|írta|yazdı|menulis)\b|написал|пише|написав|đã viết|写道|寫道|書きました|작성|كتب/i;
/** Longer lines are paragraphs, not the line above a quotation. */
const maxAttribution = 250;

const isAttribution = (line: string): boolean => {
  const text = line.trim();
  if (text.length > maxAttribution) return false;
  if (/^[-_]{3,}\s?(?:original|urspr|mensaje|message d|messaggio|oorspronk)/i.test(text)) return true;
  if (!/[:：]$/.test(text)) return false;
  // In a language we do not know it still has a time and an address.
  return wrote.test(text) || (text.includes('@') && /\b\d{1,2}[:.h]\d{2}\b/.test(text));
};

const isMarked = (line: string): boolean => /^[ \t]*>/.test(line);

type Line = Span & { text: string };

/**
 * The stretches of a text that its sender presents as somebody's earlier words: lines marked with `>`, and what follows
 * “On Monday Ana wrote:” where lines are not marked, as in HTML. The sender wrote these words too.
 */
export const quotedSpans = (text: string, start: number, end: number): Span[] => {
  const lines = linesOf(text, start, end);
  const spans: Span[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (!line) break;
    const aboveEnd = isMarked(line.text) ? null : attributionEndsAt(lines, i);
    if (aboveEnd === null && !isMarked(line.text)) continue;
    if (aboveEnd !== null) {
      const below = lines[nextWritten(lines, aboveEnd + 1)];
      if (below && !isMarked(below.text)) return [...spans, { start: line.start, end }];
    }
    spans.push({ start: line.start, end: line.end });
  }
  return spans;
};

const nextWritten = (lines: readonly Line[], from: number): number => {
  let at = from;
  while (at < lines.length && lines[at]?.text.trim() === '') at += 1;
  return at;
};

/** Programs break a long line above a quotation in two. */
const attributionEndsAt = (lines: readonly Line[], i: number): number | null => {
  const [line, next] = [lines[i]?.text ?? '', lines[i + 1]?.text ?? ''];
  if (isAttribution(line)) return i;
  return /\d/.test(line) && line.trim() !== '' && next.trim() !== '' && isAttribution(`${line} ${next}`)
    ? i + 1
    : null;
};

const linesOf = (text: string, start: number, end: number): Line[] => {
  const lines: Line[] = [];
  for (let at = start; at < end; ) {
    const found = text.indexOf('\n', at);
    const stop = found < 0 || found >= end ? end : found;
    lines.push({ start: at, end: stop, text: text.slice(at, stop) });
    at = stop + 1;
  }
  return lines;
};
