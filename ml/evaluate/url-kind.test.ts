import { describe, expect, it } from 'vitest';
import { countryOfLink, kindOfLink } from './url-kind.ts';

describe('kindOfLink', () => {
  it.each([
    ['https://www.example.org/', 'home page'],
    ['https://www.example.org', 'home page'],
    ['https://news.example.org/2024/05/a-long-title-of-an-article-about-nothing-much', 'deep page'],
    ['https://shop.example.org/find?q=shoes', 'search or query'],
    ['https://accounts.example.com/signin', 'sign-in or account page'],
    ['https://example.com/settings/change-password', 'sign-in or account page'],
    ['https://example.com/author/accountancy', 'deep page'],
    ['https://downloads.example.org/tool-1.2.dmg', 'download'],
    ['https://somebody.github.io/notes/', 'free hosting'],
    ['https://somebody.netlify.app/login', 'free hosting'],
    ['https://mail.example.com/e/443a9f1bc88e4d2a9b7d0c11?m=1', 'tracking link'],
    [
      'https://click.mailer.example.com/?qs=abc&id=12&to=somebody&campaign=spring-sale-of-the-year-2024',
      'tracking link',
    ],
    ['not a link at all', 'unreadable'],
  ])('%s is a %s', (url, kind) => {
    expect(kindOfLink(url)).toBe(kind);
  });
});

describe('countryOfLink', () => {
  it.each([
    ['https://www.example.co.uk/', '.uk'],
    ['https://www.example.de/', '.de'],
    ['https://www.example.com/', 'no country code'],
    ['http://192.0.2.1/', 'no country code'],
  ])('%s is under %s', (url, country) => {
    expect(countryOfLink(url)).toBe(country);
  });
});
