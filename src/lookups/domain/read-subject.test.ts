import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSubject } from './read-subject.ts';

describe('a public name', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  Example.COM  ', 'example.com'],
    ['example.com.', 'example.com'],
    ['https://www.example.com/login?next=https://other.org#top', 'www.example.com'],
    ['HTTP:\\\\www.example.com\\login', 'www.example.com'],
    ['//cdn.example.com/x.js', 'cdn.example.com'],
    ['ftp://user:secret@files.example.com:2121/a', 'files.example.com'],
    ['example.com:8443/admin', 'example.com'],
    ['example.com:99999', 'example.com'],
    ['http://paypal.com@evil.example.net/', 'evil.example.net'],
    ['ana@example.com', 'example.com'],
    ['mailto:ana@example.com', 'example.com'],
    ['<ana@example.com>', 'example.com'],
    ['hxxps://evil[.]example[.]com/x', 'evil.example.com'],
    ['_dmarc.example.com', '_dmarc.example.com'],
    ['%65xample.com', 'example.com'],
    ['ｅｘａｍｐｌｅ。com', 'example.com'],
  ])('is found in %s', (typed, ascii) => {
    expect(readSubject(typed)).toMatchObject({ kind: 'domain', ascii });
  });

  it('is reported with its registered part', () => {
    expect(readSubject('login.paypal.com.secure-check.co.uk')).toEqual({
      kind: 'domain',
      ascii: 'login.paypal.com.secure-check.co.uk',
      unicode: 'login.paypal.com.secure-check.co.uk',
      registrable: 'secure-check.co.uk',
      publicSuffix: 'co.uk',
    });
    // A customer's page lies below a name that the hoster registered.
    expect(readSubject('ana.github.io')).toMatchObject({ registrable: 'github.io', publicSuffix: 'io' });
    expect(readSubject('co.uk')).toMatchObject({
      kind: 'domain',
      registrable: 'co.uk',
      publicSuffix: 'co.uk',
    });
  });

  it.each([
    'bücher.example.com',
    'xn--bcher-kva.example.com',
    'BÜCHER.example.com',
    'bu\u0308cher.example.com',
  ])('has two forms: %s', (typed) => {
    expect(readSubject(typed)).toMatchObject({
      ascii: 'xn--bcher-kva.example.com',
      unicode: 'bücher.example.com',
      registrable: 'example.com',
    });
  });

  it('has two forms, suffix included', () => {
    expect(readSubject('пример.рф')).toEqual({
      kind: 'domain',
      ascii: 'xn--e1afmkfd.xn--p1ai',
      unicode: 'пример.рф',
      registrable: 'xn--e1afmkfd.xn--p1ai',
      publicSuffix: 'xn--p1ai',
    });
  });
});

describe('a public address', () => {
  it.each([
    ['8.8.8.8', '8.8.8.8', 4],
    ['http://8.8.8.8:80/x', '8.8.8.8', 4],
    ['134744072', '8.8.8.8', 4],
    ['0x08080808', '8.8.8.8', 4],
    ['010.010.010.010', '8.8.8.8', 4],
    ['0x8.8.2056', '8.8.8.8', 4],
    ['8.8.8.8.', '8.8.8.8', 4],
    ['８.８.８.８', '8.8.8.8', 4],
    ['::ffff:8.8.8.8', '8.8.8.8', 4],
    ['[::ffff:808:808]', '8.8.8.8', 4],
    ['2606:4700:4700::1111', '2606:4700:4700::1111', 6],
    ['[2606:4700:4700:0:0:0:0:1111]:443', '2606:4700:4700::1111', 6],
    ['https://[2606:4700:4700::1111]/dns', '2606:4700:4700::1111', 6],
    ['2606:4700:4700::1111%eth0', '2606:4700:4700::1111', 6],
    ['8.8.8.0/24', '8.8.8.0', 4],
    ['2606:4700::/32', '2606:4700::', 6],
  ])('%s is read', (typed, address, version) => {
    expect(readSubject(typed)).toEqual({ kind: 'address', address, version });
  });
});

describe('an address that is not public', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', /machine that uses it/],
    ['127.1', '127.0.0.1', /machine that uses it/],
    ['2130706433', '127.0.0.1', /machine that uses it/],
    ['0x7f000001', '127.0.0.1', /machine that uses it/],
    ['0177.0.0.1', '127.0.0.1', /machine that uses it/],
    ['0', '0.0.0.0', /machine that uses it/],
    ['[::1]', '::1', /machine that uses it/],
    ['192.168.1.1', '192.168.1.1', /private networks/],
    ['10.0.0.1', '10.0.0.1', /private networks/],
    ['::ffff:10.0.0.1', '10.0.0.1', /private networks/],
    ['fd00::1', 'fd00::1', /private networks/],
    ['169.254.169.254', '169.254.169.254', /neighbours/],
    ['fe80::1%25eth0', 'fe80::1', /neighbours/],
    ['[fe80::1%eth0]:80', 'fe80::1', /neighbours/],
    ['100.64.0.1', '100.64.0.1', /internet provider/],
    ['224.0.0.1', '224.0.0.1', /group/],
    ['255.255.255.255', '255.255.255.255', /every machine/],
    ['192.0.2.1', '192.0.2.1', /reserved/],
    ['64:ff9b::7f00:1', '64:ff9b::7f00:1', /reserved/],
    ['168.63.129.16', '168.63.129.16', /reserved/],
  ])('%s is internal', (typed, name, why) => {
    expect(readSubject(typed)).toEqual({ kind: 'internal', name, why: expect.stringMatching(why) });
  });
});

describe('a name that no registry knows', () => {
  it.each([
    ['localhost', /machine that uses it/],
    ['app.localhost:3000', /machine that uses it/],
    ['printer.local', /home or office/],
    ['nas.home.arpa', /home network/],
    ['intranet', /without a dot/],
    ['http://start-page/x', /without a dot/],
    ['db.internal', /\.internal/],
    ['router.lan', /\.lan/],
    ['server.corp', /\.corp/],
    ['shop.madeupending', /\.madeupending/],
    ['hidden.onion', /Tor/],
    ['com', /ending/],
  ])('%s is internal', (typed, why) => {
    expect(readSubject(typed)).toMatchObject({ kind: 'internal', why: expect.stringMatching(why) });
  });

  it('is shown as people write it', () => {
    expect(readSubject('xn--bcher-kva.local')).toMatchObject({ name: 'bücher.local' });
  });
});

describe('what is no name', () => {
  it.each([
    '',
    '   ',
    'http://',
    'hello world',
    'two words.com',
    '$$$',
    'a$b.com',
    'exa mple.com',
    'foo..com',
    '.com',
    '-foo.com',
    'foo-.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
    '1.2.3.4.5',
    '256.1.1.1',
    '[::1',
    'a'.repeat(5000),
    'javascript:alert(1)',
  ])('is null: %s', (typed) => {
    expect(readSubject(typed)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.ipV6(), fc.ipV4()),
        (typed) => {
          const subject = readSubject(typed);
          expect(subject === null || subject.kind.length > 0).toBe(true);
        },
      ),
    );
  });
});
