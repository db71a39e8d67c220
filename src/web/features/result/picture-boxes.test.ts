import { expect, it } from 'vitest';
import { pictureBoxes } from './picture-boxes.ts';

const threats = [
  { type: 'address', title: 'Not the bank’s address', severity: 'high' as const },
  { type: 'words', title: 'Words of a sign-in', severity: 'low' as const },
];
const mark = (label: string, threat: string | null, left: number, top: number, width = 40, height = 10) => ({
  label,
  threat,
  left,
  top,
  width,
  height,
});
const boxesOf = (...marks: ReturnType<typeof mark>[]) =>
  pictureBoxes({ kind: 'browser', width: 200, height: 100, marks }, threats);

it('places a mark in hundredths of the picture', () => {
  expect(boxesOf(mark('Address bar', 'address', 50, 10, 100, 20))).toEqual([
    {
      id: 0,
      left: 25,
      top: 10,
      width: 50,
      height: 20,
      label: 'Address bar',
      findings: [{ number: 1, title: 'Not the bank’s address', severity: 'high' }],
    },
  ]);
});

it('draws one box around what two marks share, with both numbers and no word twice', () => {
  const [box, ...others] = boxesOf(
    mark('Address bar', 'words', 0, 0),
    mark('Address bar', 'address', 1, 1),
    mark('Host', null, 0, 0, 39),
  );
  expect(others).toEqual([]);
  expect(box?.findings.map(({ number }) => number)).toEqual([1, 2]);
  expect(box?.label).toBe('Address bar, Host');
});

it('keeps apart what merely touches or lies inside', () => {
  expect(
    boxesOf(mark('Form', null, 0, 0, 200, 100), mark('Logo', null, 0, 0), mark('Field', null, 0, 10)),
  ).toHaveLength(3);
});

it('lays small boxes over large ones', () => {
  const boxes = boxesOf(mark('Logo', null, 10, 10, 20, 5), mark('Form', null, 0, 0, 200, 100));
  expect(boxes.map(({ label }) => label)).toEqual(['Form', 'Logo']);
});

it('treats what belongs to no threat of the list as merely recognised', () => {
  expect(boxesOf(mark('Logo', 'gone', 0, 0))[0]?.findings).toEqual([]);
});

it('cuts a mark at the edge of the picture', () => {
  expect(boxesOf(mark('Address bar', null, 150, 90, 300, 20))[0]).toMatchObject({
    left: 75,
    top: 90,
    width: 25,
    height: 10,
  });
});

it.each([
  ['beside the picture', mark('Address bar', null, 200, 0, 10, 10)],
  ['below it', mark('Address bar', null, 0, 100, 10, 10)],
  ['flat', mark('Address bar', null, 0, 0, 10, 0)],
])('drops a mark that is %s', (_what, bad) => {
  expect(boxesOf(bad, mark('Logo', null, 0, 0)).map(({ label }) => label)).toEqual(['Logo']);
});
