import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explanationView } from './explanation-view.ts';

const read = (given: object) => explanationView.parse(given);
const readMessage = (text: string, marks: unknown, bodyStart: unknown = 0) =>
  read({ message: { text, bodyStart, marks } }).message;
const mark = (start: unknown, end: unknown, threat: unknown = 'link') => ({ threat, start, end });

describe('reading an explanation', () => {
  it('takes an empty one for one that says nothing, least of all that a thing is safe', () => {
    expect(read({})).toEqual({
      whoSentThis: '',
      message: null,
      trail: [],
      checks: [],
      reassurances: [],
      safeWay: null,
      isConclusive: false,
      scoreWithout: new Map(),
    });
  });

  it('survives every shape a field can have', () => {
    const anything = fc.anything({ withNullPrototype: false });
    const fields = ['message', 'trail', 'checks', 'reassurances', 'safeWay', 'scoreWithout', 'whoSentThis'];
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(fields.map((field) => [field, anything]))),
        (given) => explanationView.safeParse(given).success,
      ),
    );
  });

  it('leaves out what is malformed and keeps the rest', () => {
    const view = read({
      checks: [{ name: 'Links', state: 'done', detail: 'two' }, null, { state: 'done' }, 'Wording'],
      reassurances: ['It is signed.', '', 7],
      trail: [{ id: 1, parent: null, kind: 'link', label: 'a', why: '', finding: '' }, { id: 2 }],
      scoreWithout: { link: 43, greeting: 'much', old: Number.NaN },
      safeWay: { brand: 'Northbank', address: '', how: 'Type it' },
    });
    expect(view.checks).toEqual([{ name: 'Links', state: 'done', detail: 'two' }]);
    expect(view.reassurances).toEqual(['It is signed.']);
    expect(view.trail.map(({ id }) => id)).toEqual([1]);
    expect(view.scoreWithout).toEqual(new Map([['link', 43]]));
    expect(view.safeWay).toBeNull();
  });

  it('does not take an unknown state for a check that was made', () => {
    expect(read({ checks: [{ name: 'Links', state: 'skipped' }] }).checks[0]?.state).toBe('not-possible');
  });

  it('lets a step begin a branch of its own when its parent does not stand before it', () => {
    const step = (id: number, parent: number | null) => ({ id, parent, kind: 'link', label: 'a' });
    const { trail } = read({ trail: [step(1, 1), step(2, 9), step(3, 1), step(3, 2)] });
    expect(trail.map(({ id, parent }) => [id, parent])).toEqual([
      [1, null],
      [2, null],
      [3, 1],
    ]);
  });
});

describe('reading the marks of a message', () => {
  it('puts them in order', () => {
    expect(readMessage('abcdef', [mark(4, 6), mark(0, 2)])?.marks).toEqual([mark(0, 2), mark(4, 6)]);
  });

  it.each([
    ['empty', mark(2, 2)],
    ['turned around', mark(4, 2)],
    ['beyond the end', mark(4, 7)],
    ['before the start', mark(-1, 2)],
    ['no whole number', mark(0.5, 2)],
    ['of nothing', mark(0, 2, null)],
    ['no mark at all', 'mark'],
    ['across the line between headers and body', mark(1, 4)],
  ])('drops one that is %s', (_what, bad) => {
    expect(readMessage('abcdef', [bad, mark(4, 6)], 3)?.marks).toEqual([mark(4, 6)]);
  });

  it('keeps the first of two that overlap', () => {
    expect(readMessage('abcdef', [mark(0, 3), mark(2, 5), mark(3, 4)])?.marks).toEqual([
      mark(0, 3),
      mark(3, 4),
    ]);
  });

  it('never leaves two that overlap or one outside the text', () => {
    const marks = fc.array(fc.record({ threat: fc.constant('x'), start: fc.nat(30), end: fc.nat(30) }));
    fc.assert(
      fc.property(marks, fc.nat(25), (given, bodyStart) => {
        let reached = 0;
        for (const { start, end } of readMessage('a'.repeat(20), given, bodyStart)?.marks ?? []) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          reached = end;
        }
        expect(reached).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('keeps characters that turn the writing around from doing so, at the same places', () => {
    expect(readMessage('a\u202egpj.exe', [])?.text).toBe('a\ufffdgpj.exe');
  });

  it('takes a message without text for none', () => {
    expect(readMessage('', [])).toBeNull();
    expect(read({ message: { text: 7 } }).message).toBeNull();
  });
});
