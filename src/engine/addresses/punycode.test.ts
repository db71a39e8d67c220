import { describe, expect, it } from 'vitest';
import { unicodeHost, unicodeLabel } from './punycode.ts';

describe('unicodeLabel', () => {
  it.each([
    ['xn--mller-kva', 'müller'],
    ['xn--bcher-kva', 'bücher'],
    ['xn--fiqs8s', '中国'],
    ['xn--d1abbgf6aiiy', 'президент'],
    ['xn--maana-pta', 'mañana'],
    // RFC 3492, 7.1 (L): more than one insertion at the same place.
    ['xn--3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'.toLowerCase().toUpperCase()],
  ])('decodes %s', (label, expected) => {
    expect(unicodeLabel(label).toUpperCase()).toBe(expected.toUpperCase());
  });

  it.each(['example', 'xn--', 'xn--\u0000', `xn--${'a'.repeat(80)}`, 'xn--99999999999999'])(
    'leaves %j as it is or decodes it, and never throws',
    (label) => {
      expect(typeof unicodeLabel(label)).toBe('string');
    },
  );

  it('agrees with the platform on the way back', () => {
    for (const host of ['müller.de', 'президент.рф', '例え.jp', 'παράδειγμα.gr', 'ñandú.cl']) {
      expect(unicodeHost(new URL(`http://${host}`).hostname)).toBe(host);
    }
  });
});
