import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

describe('parseUrl', () => {
  it('takes a bare host and assumes https', () => {
    expect(parseUrl('www.example.co.uk')).toMatchObject({
      scheme: 'https',
      isSchemeAssumed: true,
      host: 'www.example.co.uk',
      registrableDomain: 'example.co.uk',
      publicSuffix: 'co.uk',
      label: 'example',
      subdomains: ['www'],
    });
  });

  it('counts private suffixes, so that a tenant is not mistaken for the host', () => {
    expect(parseUrl('https://foo.vercel.app/')).toMatchObject({
      registrableDomain: 'foo.vercel.app',
      publicSuffix: 'vercel.app',
      isPrivateSuffix: true,
    });
  });

  it('splits path, query and fragment, decoded', () => {
    const url = parseUrl('https://example.com/a%20b/c?x=1&y=two+words&z#top');
    expect(url).toMatchObject({ segments: ['a b', 'c'], fragment: '#top' });
    expect(url?.params).toEqual([
      { name: 'x', value: '1' },
      { name: 'y', value: 'two words' },
      { name: 'z', value: '' },
    ]);
  });

  it('shows an international host in its own script', () => {
    expect(parseUrl('https://xn--mller-kva.de/')?.unicodeHost).toBe('müller.de');
  });

  it.each([
    ['http://3405803785/', 4, true],
    ['http://203.0.113.9/', 4, false],
    ['http://[2001:db8::1]/', 6, false],
    ['http://[::ffff:203.0.113.9]/', 6, true],
  ])('recognises the number %s', (link, version, isEncoded) => {
    expect(parseUrl(link)?.ip).toEqual({ version, isEncoded });
  });

  it('keeps what comes before the @ sign', () => {
    expect(parseUrl('https://paypal.com@evil.example/')).toMatchObject({
      userinfo: 'paypal.com',
      host: 'evil.example',
    });
  });

  it('survives percent signs that encode nothing', () => {
    expect(parseUrl('https://example.com/100%/%zz/%ff%41')?.path).toContain('100%');
  });

  it.each(['', 'http://', 'https://exa mple.com/', 'not a link at all'])('answers null for %j', (text) => {
    expect(parseUrl(text)).toBeNull();
  });

  it('does not read a script as a host with a port', () => {
    expect(parseUrl('javascript:alert(1)')).toMatchObject({ scheme: 'javascript', host: '' });
    expect(parseUrl('example.com:8080/x')).toMatchObject({ host: 'example.com', port: '8080' });
  });

  it('cuts endless input', () => {
    expect(parseUrl(`https://example.com/${'a'.repeat(100_000)}`)?.raw).toHaveLength(8192);
    expect(parseUrl(`https://example.com/?${'a=1&'.repeat(2000)}`)?.params).toHaveLength(200);
  });
});
