import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawableMessage } from './drawable-message.ts';

const mark = (start: number, end: number) => ({ threat: 'link', start, end });
const draw = (text: string, marks: ReturnType<typeof mark>[], bodyStart = 0) =>
  drawableMessage({ text, bodyStart, marks });

it('puts the marks in order', () => {
  expect(draw('abcdef', [mark(4, 6), mark(0, 2)])?.marks).toEqual([mark(0, 2), mark(4, 6)]);
});

it.each([
  ['empty', mark(2, 2)],
  ['turned around', mark(4, 2)],
  ['beyond the end', mark(4, 7)],
  ['across the line between headers and body', mark(1, 4)],
])('drops a mark that is %s', (_what, bad) => {
  expect(draw('abcdef', [bad, mark(4, 6)], 3)?.marks).toEqual([mark(4, 6)]);
});

it('keeps the first of two marks that overlap', () => {
  expect(draw('abcdef', [mark(0, 3), mark(2, 5), mark(3, 4)])?.marks).toEqual([mark(0, 3), mark(3, 4)]);
});

it('never leaves two marks that overlap or one outside the text', () => {
  const marks = fc.array(fc.record({ threat: fc.constant('x'), start: fc.nat(30), end: fc.nat(30) }));
  fc.assert(
    fc.property(marks, fc.nat(25), (given, bodyStart) => {
      let reached = 0;
      for (const { start, end } of draw('a'.repeat(20), given, bodyStart)?.marks ?? []) {
        expect(start).toBeGreaterThanOrEqual(reached);
        expect(end).toBeGreaterThan(start);
        reached = end;
      }
      expect(reached).toBeLessThanOrEqual(20);
    }),
  );
});

it('masks bidirectional controls, at the same places', () => {
  expect(draw('a\u202egpj.exe', [])?.text).toBe('a\ufffdgpj.exe');
});

it('takes a message without text for none', () => {
  expect(draw('', [])).toBeNull();
  expect(drawableMessage(null)).toBeNull();
});
