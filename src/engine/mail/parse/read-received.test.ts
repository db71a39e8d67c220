import { describe, expect, it } from 'vitest';
import { readHops, readReceiverVerdicts } from './read-received.ts';

const verdict = (value: string) => readReceiverVerdicts([{ key: 'authentication-results', value }])[0];

describe('what the receiver said', () => {
  it.each([
    [
      'Google',
      'mx.google.com; dkim=pass header.i=@news.example header.s=s1 header.b=abc; spf=softfail (google.com: domain of transitioning bounce@evil.example does not designate 1.2.3.4 as permitted sender) smtp.mailfrom=bounce@evil.example; dmarc=fail (p=REJECT sp=REJECT dis=NONE) header.from=paypal.com',
      {
        by: 'mx.google.com',
        spf: 'softfail',
        dkim: 'pass',
        dmarc: 'fail',
        spfDomain: 'evil.example',
        dkimDomain: 'news.example',
      },
    ],
    [
      'Microsoft, which leaves its name out',
      'spf=pass (sender IP is 1.2.3.4) smtp.mailfrom=evil.example; dkim=none (message not signed) header.d=none;dmarc=bestguesspass action=none header.from=evil.example;compauth=pass reason=109',
      { by: '', spf: 'pass', dkim: 'none', dmarc: 'bestguesspass', spfDomain: 'evil.example' },
    ],
    [
      'one of two signatures that passes',
      'mx.example; dkim=fail header.d=a.example; dkim=pass header.d=b.example',
      { dkim: 'pass', dkimDomain: 'b.example' },
    ],
    [
      'results without semicolons',
      'mx.example; spf=pass smtp.mailfrom=a.example dkim=fail header.d=b.example',
      { spf: 'pass', dkim: 'fail' },
    ],
    [
      'a verdict quoted in a comment',
      'mx.example; spf=fail (they said (spf=pass) spf=pass) smtp.mailfrom=a.example',
      { spf: 'fail' },
    ],
    ['a version', 'mx.example 1; spf=pass', { by: 'mx.example', spf: 'pass' }],
    ['nothing', 'mx.example; none', { by: 'mx.example', spf: null, dkim: null, dmarc: null }],
  ])('is read from %s', (_, value, expected) => {
    expect(verdict(value)).toMatchObject(expected);
  });

  it('takes SPF from its own header where the results lack it', () => {
    const spf = {
      key: 'received-spf',
      value: 'Fail (mx.example: domain of x) client-ip=1.2.3.4; envelope-from="a@evil.example";',
    };
    expect(readReceiverVerdicts([spf])).toMatchObject([
      { by: 'mx.example', spf: 'fail', spfDomain: 'evil.example' },
    ]);
    const results = { key: 'authentication-results', value: 'mx.example; dkim=pass header.d=a.example' };
    expect(readReceiverVerdicts([results, spf])).toMatchObject([{ spf: 'fail', dkim: 'pass' }]);
  });

  it('is what the border said where the receiver’s own relay changed the message', () => {
    const relayed = (border: string) =>
      readReceiverVerdicts([
        { key: 'received', value: `from ${border} by inner.firm.example; Thu, 6 Nov 2025 23:59:17 GMT` },
        { key: 'authentication-results', value: 'inner.firm.example; dkim=fail header.d=a.example' },
        { key: 'received', value: `from out.a.example by ${border}; Thu, 6 Nov 2025 23:59:15 GMT` },
        { key: 'authentication-results', value: `${border}; dkim=pass header.d=a.example` },
      ])[0];
    expect(relayed('edge.firm.example')).toMatchObject({ dkim: 'pass', signers: ['a.example'] });
    expect(relayed('edge.another.example')).toMatchObject({ dkim: 'fail', signers: [] });
    expect(relayed('inner.firm.example')).toMatchObject({ dkim: 'fail' });
  });

  it('stays small and quick on lines made to confuse', () => {
    for (const piece of ['(', ' ', ';', 'dkim=', 'spf=pass ', '(a)', '@']) {
      const verdicts = readReceiverVerdicts(
        Array.from({ length: 1000 }, () => ({
          key: 'authentication-results',
          value: piece.repeat(8000 / piece.length),
        })),
      );
      expect(verdicts).toHaveLength(10);
    }
  });
});

describe('the route of a message', () => {
  it.each([
    [
      'from mail.evil.example (mail.evil.example [198.51.100.7]) by mx.example.com (8.1) with ESMTPS id x; Tue, 3 Mar 2026 10:00:00 +0000 (UTC)',
      {
        from: 'mail.evil.example',
        by: 'mx.example.com',
        ip: '198.51.100.7',
        date: '2026-03-03T10:00:00.000Z',
      },
    ],
    ['from x ([IPv6:2001:db8::1]) by y; bad date', { from: 'x', by: 'y', ip: '2001:db8::1', date: null }],
    ['from HOST (203.0.113.9) by y', { from: 'host', ip: '203.0.113.9' }],
    ['nothing of use', { from: '', by: '', ip: null, date: null }],
  ])('%s', (value, hop) => {
    expect(readHops([{ key: 'received', value }])).toMatchObject([hop]);
  });

  it('is kept to its newest thirty hops', () => {
    const headers = Array.from({ length: 500 }, (_, i) => ({ key: 'received', value: `from h${i} by x` }));
    expect(readHops(headers).map(({ from }) => from)).toEqual(Array.from({ length: 30 }, (_, i) => `h${i}`));
  });
});
