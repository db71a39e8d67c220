import { describe, expect, it } from 'vitest';
import { outsideTheWeb } from './outside-the-web.ts';
import { parseUrl } from './parse-url.ts';

const kindOf = (text: string) => {
  const url = parseUrl(text);
  return url && outsideTheWeb(url)?.kind;
};

describe('outsideTheWeb', () => {
  it.each([
    ['localhost', 'own computer'],
    ['localhost:3000/admin', 'own computer'],
    ['http://app.localhost/', 'own computer'],
    ['http://127.0.0.1:8080/', 'own computer'],
    ['http://0x7f.1/', 'own computer'],
    ['http://2130706433/', 'own computer'],
    ['http://[::1]/', 'own computer'],
    ['http://[::ffff:127.0.0.1]/', 'own computer'],
    ['http://[64:ff9b::127.0.0.1]/', 'own computer'],
    ['http://0.0.0.0/', 'own computer'],
    ['http://192.168.1.1/login', 'private network'],
    ['http://10.0.0.138/', 'private network'],
    ['http://172.31.255.1/', 'private network'],
    ['http://169.254.169.254/latest/meta-data/', 'private network'],
    ['http://100.64.1.1/', 'private network'],
    ['http://0300.0250.1.1/', 'private network'],
    ['http://[fe80::1]/', 'private network'],
    ['http://[fd12:3456:789a::1]/', 'private network'],
    ['http://[::ffff:192.168.0.1]/', 'private network'],
    ['http://[2002:c0a8:101::]/', 'private network'],
    ['http://intranet/wiki', 'private network'],
    ['printer.local', 'private network'],
    ['https://wiki.corp/', 'private network'],
    ['https://git.firm.internal/', 'private network'],
    ['http://router.lan/', 'private network'],
    ['http://nas.home.arpa/', 'private network'],
    ['http://abcdefghijklmnop.onion/', 'Tor network'],
    ['mailto:help@example.com', 'e-mail address'],
    ['tel:+15550100', 'telephone number'],
    ['sms:+15550100?body=YES', 'text message'],
    ['ftp://files.example.com/a.zip', 'file server'],
    ['about:blank', 'browser page'],
    ['zoommtg://zoom.us/join?confno=1', 'app'],
    ['spotify:track:4uLU6hMCjMI75M1A2tKUQC', 'app'],
    ['data:image/png;base64,iVBORw0KGgo=', 'picture'],
  ])('%s is of the kind: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    'https://example.com/',
    'example.com:8080',
    'http://8.8.8.8/',
    'http://172.32.0.1/',
    'http://192.169.1.1/',
    'http://[2606:4700::1111]/',
    'http://[::ffff:8.8.8.8]/',
    'https://local.example.com/',
    'https://intranet.example.com/',
    'name:word@example.com',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
  ])('%s is on the public web, or carries a program', (text) => {
    expect(kindOf(text)).toBeUndefined();
  });
});
