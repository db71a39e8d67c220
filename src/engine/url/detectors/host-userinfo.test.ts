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
    ['a brand’s domain', 'https://www.paypal.com:login@evil.example/', 'proof'],
    ['a brand’s name', 'https://paypal:signin@evil.example/', 'proof'],
    ['any domain', 'https://mail.firm.example.com@evil.example/', 'proof'],
    ['a hidden character', 'https://%e2%81%a2@evil.example/', 'proof'],
    ['a slash in code', 'https://www.visa.co.jp%2f@evil.example/', 'proof'],
    ['an address of a brand', 'https://help@paypal.com@evil.example/', 'proof'],
    ['a user’s name', 'https://john.smith:secret@files.example/', 'weak'],
    ['a user’s address, as programs sign in', 'https://jane%40firm.example:token@git.example/', 'weak'],
    ['a password with codes', 'https://deploy:a%2Fb%C3%A9@git.example/', 'weak'],
    ['a domain before a genuine site', 'https://example.com@www.paypal.com/', 'weak'],
  ] as const)('knows what %s before the @ means', (_, url, certainty) => {
    expect(hostUserinfo.run(caseOf(url))?.certainty).toBe(certainty);
  });

  it.each([
    ['an @ in the path, as on social networks', 'https://example.social/@alice'],
    ['an address in the query', 'https://example.com/?mail=a@b.example'],
    ['a mail link', 'mailto:help@example.com'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostUserinfo.run(caseOf(url))).toBeNull();
  });
});
