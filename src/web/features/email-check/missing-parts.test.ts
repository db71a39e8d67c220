import { expect, it } from 'vitest';
import { missingParts } from './missing-parts.ts';

const words = 'Your parcel is waiting. Please pay the fee today.';

it('asks for what would help', () => {
  expect(missingParts(words, '', '')).toEqual(['the sender’s address', 'the subject']);
  expect(missingParts(words, 'a@example.org', '')).toEqual(['the subject']);
  expect(missingParts(words, '', 'Your parcel')).toEqual(['the sender’s address']);
});

it.each([
  ['the fields are filled in', words, 'a@example.org', 'Your parcel'],
  ['the pasted lines say it', `From: a@example.org\nSubject: Your parcel\n\n${words}`, '', ''],
  ['a person is still typing', 'Your parcel', '', ''],
  ['only a link was pasted', 'https://parcel-fee.example/pay/now/please', '', ''],
])('asks for nothing where %s', (_, content, sender, subject) => {
  expect(missingParts(content, sender, subject)).toEqual([]);
});
