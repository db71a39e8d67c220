import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostUserinfo } from './host-userinfo.ts';

describe('host-userinfo', () => {
  it.each([
    ['a brand before the @', 'https://paypal.com@evil.example/login'],
    ['a brand with a password', 'https://www.apple.com:443@evil.example/'],
    ['a plain user name, which counts less', 'https://user:secret@files.example/'],
  ])('fires on %s', (_, url) => {
    expect(hostUserinfo.run(caseOf(url))).toMatchObject({ type: 'host-userinfo', score: expect.any(Number) });
  });

  it.each([
    ['an @ in the path, as on social networks', 'https://example.social/@alice'],
    ['an address in the query', 'https://example.com/?mail=a@b.example'],
    ['a mail link', 'mailto:help@example.com'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostUserinfo.run(caseOf(url))).toBeNull();
  });
});
