import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { schemeDangerous } from './scheme-dangerous.ts';

describe('scheme-dangerous', () => {
  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a page inside a link', 'data:text/html,<h1>Sign in</h1>'],
    ['a file', 'file:///C:/Users/a.exe'],
  ])('fires on %s', (_, url) => {
    expect(schemeDangerous.run(caseOf(url))).toMatchObject({
      type: 'scheme-dangerous',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a picture inside a link, as many mails embed their logo', 'data:image/png;base64,iVBORw0KGgo='],
    ['an ordinary link', 'https://example.org/'],
    ['a mail link', 'mailto:help@example.com'],
  ])('stays quiet on %s', (_, url) => {
    expect(schemeDangerous.run(caseOf(url))).toBeNull();
  });
});
