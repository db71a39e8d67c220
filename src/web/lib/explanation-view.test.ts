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
      picture: null,
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
    const fields = [
      'message',
      'picture',
      'trail',
      'checks',
      'reassurances',
      'safeWay',
      'scoreWithout',
      'whoSentThis',
    ];
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

describe('reading the marks of a picture', () => {
  const box = (left: unknown, top: unknown, width: unknown, height: unknown) => ({
    label: 'Address bar',
    threat: null,
    left,
    top,
    width,
    height,
  });
  const readPicture = (marks: unknown) =>
    read({ picture: { kind: 'browser', width: 200, height: 100, marks } }).picture;

  it('keeps those that lie in the picture, in their order', () => {
    const marks = [box(100, 50, 100, 50), { ...box(0, 0, 10, 10), threat: 'address' }];
    expect(readPicture(marks)?.marks).toEqual(marks);
  });

  it('cuts one at the edge of the picture', () => {
    expect(readPicture([box(-10, -5, 300, 20)])?.marks).toEqual([box(0, 0, 200, 15)]);
  });

  it.each([
    ['beside the picture', box(200, 0, 10, 10)],
    ['above it', box(0, -10, 10, 10)],
    ['flat', box(0, 0, 10, 0)],
    ['without a place', { label: 'Address bar', threat: null }],
    ['without a name', { ...box(0, 0, 10, 10), label: ' ' }],
    ['no mark at all', 7],
  ])('drops one that is %s', (_what, bad) => {
    expect(readPicture([bad, box(0, 0, 10, 10)])?.marks).toHaveLength(1);
  });

  it('takes a kind it does not know for any picture, and one without a size for none', () => {
    expect(read({ picture: { kind: 'hologram', width: 2, height: 2, marks: [] } }).picture?.kind).toBe(
      'other',
    );
    expect(read({ picture: { kind: 'browser', width: 0, height: 100, marks: [] } }).picture).toBeNull();
  });
});
