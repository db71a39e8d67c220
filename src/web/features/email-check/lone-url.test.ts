import { expect, it } from 'vitest';
import { loneUrl } from './lone-url.ts';

it.each([
  'https://northbank.example/login?id=1',
  '  http://user@northbank.example \n',
  'www.northbank.example',
  'northbank.example/login',
  'HTTPS://NORTHBANK.EXAMPLE',
])('sees that %j is nothing but a link', (text) => {
  expect(loneUrl(text)).toBe(text.trim());
});

it.each([
  '',
  '   ',
  'Please open https://northbank.example today',
  'https://a.example\nhttps://b.example',
  'desk@northbank.example',
  'mailto:desk@northbank.example',
  'Hello.',
  '3.14',
  'localhost',
])('takes %j for a text', (text) => {
  expect(loneUrl(text)).toBeNull();
});
