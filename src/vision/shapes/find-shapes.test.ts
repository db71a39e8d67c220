import { describe, expect, it } from 'vitest';
import type { SeenShape } from '../../engine/index.ts';
import { findShapes } from './find-shapes.ts';
import { drawn, flat, line, noise, rect, words } from './testing/drawn.ts';

const of = (kind: SeenShape['kind'], shapes: SeenShape[]) =>
  shapes.filter((shape) => shape.kind === kind).map(({ box }) => box);
/** Frames lie inside or outside of what they frame, and compression adds a few pixels: within sixteen is the same place. */
const near = (left: number, top: number, width: number, height: number) => {
  const within = (value: number) => expect.toSatisfy((seen: number) => Math.abs(seen - value) <= 16);
  return { left: within(left), top: within(top), width: within(width), height: within(height) };
};
const framed = 'rx="6" fill="#fff" stroke="#9aa0a6"';

describe('fields', () => {
  it.each([
    ['an empty frame', '#ffffff', rect(400.5, 200.5, 340, 44, framed), ''],
    [
      'a frame with a placeholder',
      '#ffffff',
      rect(400.5, 200.5, 340, 44, framed),
      words(414, 228, 'Email', 'fill="#757575"'),
    ],
    ['a pale grey field without a frame', '#ffffff', rect(400, 200, 340, 44, 'rx="8" fill="#f3f3f3"'), ''],
    [
      'a white field on a grey card',
      '#eef0f3',
      rect(400, 200, 340, 44, 'rx="8" fill="#fff"'),
      words(414, 228, 'Email', 'fill="#757575"'),
    ],
    [
      'a field of a dark page',
      '#121212',
      rect(400, 200, 340, 44, 'rx="4" fill="#2b2b2b"'),
      words(414, 228, 'Email', 'fill="#aaa"'),
    ],
    ['a dark frame', '#000000', rect(400.5, 200.5, 340, 44, 'rx="4" fill="#000" stroke="#555"'), ''],
  ])('sees %s, also after compression', async (_, ground, frame, inside) => {
    for (const quality of [undefined, 60]) {
      const picture = await drawn(frame + inside, { ground, ...(quality && { quality }) });
      expect(of('field', findShapes(picture, []))).toEqual([near(400, 200, 340, 44)]);
    }
  });

  it('sees a password field with an eye at its right end', async () => {
    const eye = '<circle cx="718" cy="222" r="8" fill="#555"/>';
    const picture = await drawn(rect(400.5, 200.5, 340, 44, framed) + words(414, 228, 'Password') + eye);
    expect(of('field', findShapes(picture, []))).toHaveLength(1);
  });

  it('sees a frame whose label interrupts its upper side', async () => {
    const label =
      rect(412, 190, 60, 20, 'fill="#fff"') + words(416, 206, 'Email', 'fill="#0b57d0" font-size="13"');
    const picture = await drawn(
      rect(400, 200, 340, 54, 'rx="4" fill="#fff" stroke="#0b57d0" stroke-width="2"') + label,
    );
    expect(of('field', findShapes(picture, []))).toEqual([near(400, 200, 340, 54)]);
  });

  it('sees a line to write on above a button that shares its right side', async () => {
    const button =
      rect(632, 300, 108, 32, 'fill="#0067b8"') + words(686, 321, 'Next', 'fill="#fff" text-anchor="middle"');
    const picture = await drawn(
      words(402, 226, 'Email', 'fill="#666"') + rect(400, 236, 340, 1, 'fill="#666"') + button,
    );
    expect(of('field', findShapes(picture, []))).toEqual([near(400, 201, 340, 36)]);
  });

  it('does not take a line of a list for one to write on', async () => {
    const list = Array.from(
      { length: 12 },
      (_, n) => words(402, 126 + n * 40, `Entry ${n}`) + rect(400, 136 + n * 40, 340, 1, 'fill="#bbb"'),
    );
    const button =
      rect(632, 640, 108, 32, 'fill="#0067b8"') + words(686, 661, 'Next', 'fill="#fff" text-anchor="middle"');
    expect(of('field', findShapes(await drawn(list.join('') + button), []))).toEqual([]);
  });

  it('sees the six boxes of a one-time code', async () => {
    const boxes = Array.from({ length: 6 }, (_, n) => rect(400.5 + n * 56, 300.5, 44, 48, framed));
    expect(of('field', findShapes(await drawn(boxes.join('')), []))).toHaveLength(6);
  });

  it('does not take the cells of a table for fields', async () => {
    const cells = Array.from({ length: 40 }, (_, n) =>
      rect(100.5 + (n % 5) * 160, 100.5 + Math.floor(n / 5) * 32, 160, 32, 'fill="#fff" stroke="#888"'),
    );
    expect(of('field', findShapes(await drawn(cells.join('')), []))).toEqual([]);
  });

  it("leaves out the frame in a browser's own bar", async () => {
    const bar =
      rect(0, 0, 1280, 44, 'fill="#f8f8f8"') +
      rect(0, 44, 1280, 1, 'fill="#c0c0c0"') +
      rect(120, 8, 1000, 28, 'rx="14" fill="#e4e6ea"');
    const picture = await drawn(
      bar + words(140, 27, 'login.example.com/a', 'font-size="13"') + rect(400.5, 200.5, 340, 44, framed),
    );
    const seen = findShapes(picture, [line('login.example.com/a', 140, 14)]);
    expect(of('field', seen)).toEqual([near(400, 200, 340, 44)]);
  });

  it('sees the same field on a dense phone screen', async () => {
    const picture = await drawn(
      rect(60, 600, 1050, 150, 'rx="24" fill="#fff" stroke="#888" stroke-width="3"'),
      { width: 1170, height: 2532 },
    );
    expect(of('field', findShapes(picture, []))).toEqual([near(60, 600, 1050, 150)]);
  });
});

describe('buttons', () => {
  it.each([
    ['a filled one', rect(400, 300, 300, 44, 'rx="6" fill="#0866ff"'), '#fff'],
    ['a pill', rect(400, 300, 300, 44, 'rx="22" fill="#0070e0"'), '#fff'],
    ['a framed one', rect(400.5, 300.5, 300, 44, 'rx="6" fill="#fff" stroke="#333"'), '#333'],
  ])('sees %s by the words in its middle', async (_, shape, ink) => {
    for (const quality of [undefined, 60]) {
      const label = words(550, 327, 'Sign in', `fill="${ink}" text-anchor="middle"`);
      const seen = findShapes(await drawn(shape + label, { ...(quality && { quality }) }), []);
      expect(of('button', seen)).toEqual([near(400, 300, 300, 44)]);
      expect(of('field', seen)).toEqual([]);
    }
  });

  it('does not take a coloured panel without words for one', async () => {
    expect(findShapes(await drawn(rect(400, 300, 300, 44, 'fill="#0866ff"')), [])).toEqual([]);
  });
});

describe('windows', () => {
  const lights = ['#ff5f57', '#febc2e', '#28c840'].map(
    (fill, n) => `<circle cx="${418 + n * 20}" cy="268" r="6" fill="${fill}"/>`,
  );
  const close = '<path d="M862 263l10 10M872 263l-10 10" stroke="#222" stroke-width="1.5"/>';
  const outer =
    rect(0, 0, 1280, 44, 'fill="#f1f1f1"') +
    rect(0, 44, 1280, 1, 'fill="#bbb"') +
    words(200, 28, 'shop.example.net');
  const outerLine = line('shop.example.net', 200, 14);
  const innerLine = line('https://login.example.com', 420, 294);
  const inner = (signs: string) =>
    rect(400, 250, 490, 400, 'rx="8" fill="#fff" stroke="#888"') +
    rect(401, 251, 488, 34, 'rx="8" fill="#dee1e6"') +
    signs +
    words(420, 306, 'https://login.example.com', 'font-size="13"') +
    rect(401, 320, 488, 1, 'fill="#ddd"');

  it.each([
    ['three lights', lights.join('')],
    ['a cross at the right end', close],
  ])('sees a browser drawn inside the page, with %s', async (_, signs) => {
    const seen = findShapes(await drawn(outer + inner(signs), { ground: '#f0f2f5' }), [outerLine, innerLine]);
    expect(of('window', seen)).toEqual([near(400, 250, 490, 400)]);
  });

  it('does not take a dialog without an address for one', async () => {
    const seen = findShapes(await drawn(outer + inner(close)), [
      outerLine,
      line('Your session has expired', 420, 294),
    ]);
    expect(of('window', seen)).toEqual([]);
  });

  it('does not take a card that names a site for one', async () => {
    const card =
      rect(400, 250, 490, 400, 'rx="8" fill="#fff" stroke="#ddd"') + words(420, 290, 'login.example.com');
    const seen = findShapes(await drawn(outer + card), [outerLine, line('login.example.com', 420, 278)]);
    expect(of('window', seen)).toEqual([]);
  });

  it('does not take the browser that fills the picture for one', async () => {
    const bar =
      rect(0, 0, 1280, 40, 'fill="#dee1e6"') +
      lights.join('').replaceAll('cy="268"', 'cy="20"') +
      words(300, 60, 'https://login.example.com');
    const seen = findShapes(await drawn(bar + rect(0, 80, 1280, 1, 'fill="#bbb"')), [
      line('https://login.example.com', 300, 48),
    ]);
    expect(of('window', seen)).toEqual([]);
  });

  it('does not take a browser on a desktop for one', async () => {
    const seen = findShapes(await drawn(inner(lights.join('')), { ground: '#2a5d8f' }), [
      innerLine,
      line('Trash', 20, 700),
    ]);
    expect(of('window', seen)).toEqual([]);
  });
});

describe('pictures that show nothing of the kind', () => {
  it.each([
    ['noise', noise(1280, 800)],
    ['one pixel', flat(1, 1)],
    ['a strip of 20,000 pixels', noise(20_000, 10)],
    ['a flat strip', flat(20_000, 10)],
    ['an empty page', flat(1280, 800)],
  ])('finds no shape in %s', (_, picture) => {
    expect(findShapes(picture, [])).toEqual([]);
  });

  it('reports at most 200 shapes', async () => {
    const many = Array.from(
      { length: 420 },
      (_, n) =>
        rect(10 + (n % 14) * 140, 10 + Math.floor(n / 14) * 34, 120, 24, 'rx="3" fill="#0866ff"') +
        words(70 + (n % 14) * 140, 27 + Math.floor(n / 14) * 34, 'Save', 'fill="#fff" text-anchor="middle"'),
    );
    expect(findShapes(await drawn(many.join(''), { width: 1980, height: 1040 }), [])).toHaveLength(200);
  });
});
