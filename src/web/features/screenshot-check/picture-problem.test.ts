import { expect, it } from 'vitest';
import { pictureProblem } from './picture-problem.ts';

const megabyte = 1024 * 1024;
const newFile = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

it.each([
  ['message.png', 'image/png'],
  ['message.jpg', 'image/jpeg'],
  ['message.gif', 'image/gif'],
  ['message.webp', 'image/webp'],
  ['without an ending', 'image/png'],
  // What Windows says of a photo from an iPhone: nothing.
  ['IMG_2041.HEIC', ''],
])('takes %s of type %j', (name, type) => {
  expect(pictureProblem([newFile(name, type)])).toBeNull();
});

it.each([
  ['message.pdf', 'application/pdf'],
  ['message.png.exe', ''],
  // The system knows better than the name.
  ['message.png', 'text/html'],
  ['message', ''],
])('refuses %s of type %j', (name, type) => {
  expect(pictureProblem([newFile(name, type)])).toEqual({
    title: 'Invalid File Type',
    description: 'Please select an image file (PNG, JPG, GIF)',
  });
});

it('takes exactly 10 MB and not a byte more', () => {
  expect(pictureProblem([newFile('a.png', 'image/png', 10 * megabyte)])).toBeNull();
  expect(pictureProblem([newFile('a.png', 'image/png', 10 * megabyte + 1)])).toEqual({
    title: 'File Too Large',
    description: 'Please select an image smaller than 10MB',
  });
});

it('takes one picture, not none and not two', () => {
  const file = newFile('a.png', 'image/png');
  expect(pictureProblem([])).toEqual({
    title: 'No File Selected',
    description: 'Please select an image to analyze',
  });
  expect(pictureProblem([file, file])?.title).toBe('One File at a Time');
});
