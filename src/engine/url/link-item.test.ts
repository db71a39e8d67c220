import { describe, expect, it } from 'vitest';
import { linkItem } from './link-item.ts';

describe('what a decision about a link is about', () => {
  it.each([
    ['a company’s own site', 'https://Shop.Example.com/a?b=1#c', 'shop.example.com'],
    ['a bare host', 'example.com', 'example.com'],
    [
      'the same, wrapped by a mail filter',
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fx&data=05',
      'example.com',
    ],
    ['a customer of a hosting company', 'https://my-bakery.vercel.app/menu', 'my-bakery.vercel.app'],
    ['another port', 'https://example.com:8443/', 'example.com:8443'],
  ])('is the host of %s', (_, link, item) => expect(linkItem(link)).toBe(item));

  it.each([
    [
      'a form',
      'https://docs.google.com/forms/d/e/abc/viewform',
      'https://docs.google.com/forms/d/e/xyz/viewform',
    ],
    ['a file named in the query', 'https://drive.google.com/open?id=1', 'https://drive.google.com/open?id=2'],
    ['a short link', 'https://bit.ly/abc', 'https://bit.ly/abd'],
    ['a member’s page', 'https://github.com/ana/site', 'https://github.com/bob/site'],
    ['a numeric address', 'http://192.0.2.1/a', 'http://192.0.2.1/b'],
    ['a page without a host', 'data:text/html,a', 'data:text/html,b'],
  ])('is the page alone for %s: its neighbour is another', (_, one, other) => {
    expect(linkItem(one)).not.toBeNull();
    expect(linkItem(one)).not.toBe(linkItem(other));
  });

  it('does not depend on who shared the link', () => {
    const form = 'https://docs.google.com/forms/d/e/abc/viewform';
    expect(linkItem(`${form}?usp=sf_link&utm_source=mail`)).toBe(linkItem(form));
  });

  it('is nothing for what is no link', () => expect(linkItem('http://')).toBeNull());
});
