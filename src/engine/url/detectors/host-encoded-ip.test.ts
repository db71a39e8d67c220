import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostEncodedIp } from './host-encoded-ip.ts';

describe('host-encoded-ip', () => {
  it.each([
    ['a decimal address', 'http://3405803785/'],
    ['a hexadecimal address', 'http://0xCB007109/login'],
    ['an octal address', 'http://0313.0.0161.011/'],
  ])('fires on %s', (_, url) => {
    expect(hostEncodedIp.run(caseOf(url))).toMatchObject({
      type: 'host-encoded-ip',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a plain address, which people can at least recognise', 'http://203.0.113.9/'],
    ['a name made of digits', 'https://163.com/'],
    ['a name with hex letters', 'https://cafe.example/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostEncodedIp.run(caseOf(url))).toBeNull();
  });
});
