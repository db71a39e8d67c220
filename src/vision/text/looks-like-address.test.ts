import { describe, expect, it } from 'vitest';
import { looksLikeAddress } from './looks-like-address.ts';

describe('looksLikeAddress', () => {
  it.each([
    'https://paypa1.com/login',
    'http:/bank.ch',
    'www.example.org',
    'g00gle.com',
    'service@paypa1-security.com',
    '(dhl-parcel.cc/x7Qp)',
    'secure.example.co.uk,',
    '<a@b.de>',
  ])('knows %s', (word) => expect(looksLikeAddress(word)).toBe(true));

  it.each([
    'account.',
    '1,249.99',
    '14:30',
    'etc...',
    'and/or',
    '12.11.2026',
    'e.g.',
    'U.S.',
    '@anna',
    '8.1%',
  ])('leaves %s alone', (word) => expect(looksLikeAddress(word)).toBe(false));
});
