import { expect, it } from 'vitest';
import { line, lines } from '../../testing/picture-case.ts';
import { readingOrder } from './reading-order.ts';

const texts = (blocks: ReturnType<typeof readingOrder>) =>
  blocks.map((block) => block.map(({ text }) => text).join(' | '));

it('keeps two columns apart', () => {
  const left = lines(40, 100, 'Dear customer,\nyour parcel waits\nfor you.');
  const right = lines(700, 104, 'Opening hours\nMonday to Friday\nnine to five');
  expect(texts(readingOrder([...right, ...left]))).toEqual([
    'Dear customer, | your parcel waits | for you.',
    'Opening hours | Monday to Friday | nine to five',
  ]);
});

it('begins anew after a gap and after a heading', () => {
  const all = [
    line(40, 40, 'News', 40),
    ...lines(40, 90, 'First\nparagraph'),
    ...lines(40, 190, 'Second\nparagraph'),
  ];
  expect(texts(readingOrder(all))).toEqual(['News', 'First | paragraph', 'Second | paragraph']);
});

it('reads one row from left to right, whatever order it came in', () => {
  expect(texts(readingOrder([line(600, 42, 'Help'), line(40, 40, 'Home'), line(300, 41, 'Shop')]))).toEqual([
    'Home',
    'Shop',
    'Help',
  ]);
});
