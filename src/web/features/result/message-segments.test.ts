import { describe, expect, it } from 'vitest';
import { foldAt, numberedMarks, segmentsOf } from './message-segments.ts';

const mark = (start: number, end: number, number = 1) => ({ threat: 'link', start, end, number });

describe('cutting a text by its marks', () => {
  it('returns the marked and the unmarked pieces in order', () => {
    const segments = segmentsOf('Dear customer, click', 0, 20, [mark(5, 13), mark(15, 20, 2)]);
    expect(segments.map(({ text, mark: found }) => [text, found?.number ?? null])).toEqual([
      ['Dear ', null],
      ['customer', 1],
      [', ', null],
      ['click', 2],
    ]);
  });

  it('leaves out the marks of another stretch', () => {
    const segments = segmentsOf('From: a\n\nDear b', 9, 15, [mark(6, 7), mark(14, 15)]);
    expect(segments.map(({ text }) => text)).toEqual(['Dear ', 'b']);
  });
});

it('numbers a mark as its threat is numbered, and drops one whose threat is not in the list', () => {
  const marks = [mark(0, 1), { threat: 'gone', start: 2, end: 3 }];
  expect(numberedMarks(marks, [{ type: 'urgency' }, { type: 'link' }]).map(({ number }) => number)).toEqual([
    2,
  ]);
});

describe('folding a message', () => {
  const paragraph = `${'word '.repeat(20)}\n`;

  it('leaves a short one whole', () => {
    const text = paragraph.repeat(5);
    expect(foldAt({ text, bodyStart: 0, marks: [] })).toBe(text.length);
  });

  it('cuts a long one at the end of a line', () => {
    const text = paragraph.repeat(200);
    const cut = foldAt({ text, bodyStart: 0, marks: [] });
    expect(cut).toBeLessThan(text.length / 4);
    expect(text[cut]).toBe('\n');
  });

  it('cuts one of many short lines too, and one without any line', () => {
    expect(foldAt({ text: 'a\n'.repeat(2000), bodyStart: 0, marks: [] })).toBeLessThan(200);
    expect(foldAt({ text: 'a'.repeat(50_000), bodyStart: 0, marks: [] })).toBeLessThan(5000);
  });

  it('never cuts through a mark or before the body', () => {
    const text = 'a'.repeat(50_000);
    expect(foldAt({ text, bodyStart: 0, marks: [mark(100, 20_000)] })).toBe(20_000);
    expect(foldAt({ text, bodyStart: 10_000, marks: [] })).toBeGreaterThanOrEqual(10_000);
  });
});
