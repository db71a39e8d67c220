import { expect, it } from 'vitest';
import { emailFileProblem } from './email-file-problem.ts';

const megabyte = 1024 * 1024;
const newFile = (name: string, size = 10) => new File([new Uint8Array(size)], name);

it.each(['message.eml', 'MESSAGE.EML', 'notes.txt', 'outlook.msg'])('takes %s', (name) => {
  expect(emailFileProblem([newFile(name)])).toBeNull();
});

it.each(['message.pdf', 'message.eml.exe', 'eml', ''])('refuses %j by its name', (name) => {
  expect(emailFileProblem([newFile(name)])).toEqual({
    title: 'Invalid File Type',
    description: 'Only .eml and .txt files are allowed',
  });
});

it('takes exactly 2 MB and not a byte more', () => {
  expect(emailFileProblem([newFile('a.eml', 2 * megabyte)])).toBeNull();
  expect(emailFileProblem([newFile('a.eml', 2 * megabyte + 1)])).toEqual({
    title: 'File Too Large',
    description: 'File size must not exceed 2MB',
  });
});

it('takes one file at a time', () => {
  expect(emailFileProblem([newFile('a.eml'), newFile('b.eml')])?.title).toBe('One File at a Time');
});
