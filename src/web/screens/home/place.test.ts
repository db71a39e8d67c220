import { expect, it } from 'vitest';
import { pageOf, placeOf } from './place.ts';

it.each([
  ['/', 'start', 'email'],
  ['/check/email', 'tool', 'email'],
  ['/check/screenshot', 'tool', 'screenshot'],
  ['/check/url', 'tool', 'url'],
  ['/check/whois', 'tool', 'domain'],
  ['/check/vulnerability', 'tool', 'vulnerability'],
])('%s is the %s of %s', (path, kind, id) => {
  expect(placeOf(path)).toMatchObject({ kind, tool: { id } });
  expect(pageOf(path)).toBe('/');
});

it('finds the id of a result, whatever it looks like', () => {
  expect(placeOf('/result/7d')).toEqual({ kind: 'result', id: '7d' });
  expect(placeOf('/result/')).toEqual({ kind: 'result', id: '' });
});

it.each(['/check', '/check/', '/check/domain', '/check/url/more', '/result', '/pricing', '/Check/url'])(
  '%s is another page',
  (path) => {
    expect(placeOf(path)).toBeNull();
    expect(pageOf(path)).toBe(path);
  },
);
