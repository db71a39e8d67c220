// Long because one question is put to every kind of record.
import { describe, expect, it } from 'vitest';
import { serveDns, type Zone } from '../testing/dns-server.ts';
import { openSession } from '../testing/open-session.ts';
import { subjectOf } from '../testing/subject-of.ts';
import { lookUpMailSecurity } from './look-up-mail-security.ts';

const start = async (zone: Zone) => {
  const server = await serveDns(zone);
  const lookUp = (name = 'example.com') => {
    const { ask } = openSession(server);
    return lookUpMailSecurity({ ask, random: Math.random })(subjectOf(name));
  };
  return { server, lookUp };
};

const found = async (zone: Zone, name?: string) => (await start(zone)).lookUp(name);

describe('SPF', () => {
  const spf = async (record: string | string[], more: Zone = {}) =>
    (await found({ 'example.com': { TXT: [record].flat(), A: ['192.0.2.1'] }, ...more })).spf;

  it('is read among other texts', async () => {
    expect(
      await spf(['google-site-verification=x', 'v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all']),
    ).toEqual({
      state: 'known',
      value: {
        record: 'v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all',
        ending: '-all',
        lookups: 0,
        problems: [],
      },
    });
  });

  it.each([
    ['v=spf1 a -all', '-all'],
    ['v=spf1 a ~all', '~all'],
    ['v=spf1 a ?all', '?all'],
    ['v=spf1 a +all', '+all'],
    ['v=spf1 a all', '+all'],
    ['V=SPF1 A -ALL', '-all'],
    ['v=spf1 a', 'none'],
    ['v=spf1', 'none'],
    // What follows the first `all` is never read.
    ['v=spf1 -all +all', '-all'],
  ])('%s ends in %s', async (record, ending) => {
    expect(await spf(record)).toMatchObject({ value: { ending } });
  });

  it('of a parked domain lets nobody send', async () => {
    expect(await spf('v=spf1 -all')).toMatchObject({ value: { ending: '-all', lookups: 0, problems: [] } });
  });

  it('must be exactly this version', async () => {
    expect(await spf(['v=spf10 -all', 'v=spf1-all', ' v=spf1 -all', 'spf2.0/pra -all'])).toEqual({
      state: 'absent',
    });
  });

  it('is absent from a name without texts, and from one that does not exist', async () => {
    expect((await found({ 'example.com': { A: ['192.0.2.1'] } })).spf).toEqual({ state: 'absent' });
    expect((await found({})).spf).toEqual({ state: 'absent' });
  });

  it('counts all lookups that following it takes', async () => {
    const value = await spf('v=spf1 a mx ptr exists:%{i}.x.example.com include:one.example.net ~all', {
      'example.com': {
        TXT: ['v=spf1 a mx ptr exists:%{i}.x.example.com include:one.example.net ~all'],
        A: ['192.0.2.1'],
        MX: [[10, 'mx.example.com']],
      },
      'one.example.net': { TXT: ['v=spf1 include:two.example.net a:host.example.net -all'] },
      'two.example.net': { TXT: ['v=spf1 ip4:192.0.2.7 -all'] },
      'host.example.net': { AAAA: ['2001:db8::1'] },
    });
    expect(value).toMatchObject({ value: { lookups: 7, problems: [expect.stringContaining('ptr')] } });
  });

  it('with more than ten lookups is broken, and is not followed without end', async () => {
    const fan = (name: string) =>
      `v=spf1 ${Array.from({ length: 12 }, (_, n) => `include:${n}.${name}`).join(' ')} -all`;
    const { server, lookUp } = await start({
      'example.com': { TXT: [fan('example.com')] },
      '*.example.com': { TXT: [fan('x.example.com')] },
      '*.x.example.com': { TXT: [fan('x.x.example.com')] },
      '*.x.x.example.com': { TXT: ['v=spf1 -all'] },
    });
    const { spf } = await lookUp();
    expect(spf).toMatchObject({
      value: { lookups: 30, problems: [expect.stringContaining('30 or more lookups')] },
    });
    expect(server.questions.length).toBeLessThan(120);
  });

  it('that refers to names which do not exist is reported', async () => {
    const value = await spf('v=spf1 a:no1.example.com mx:no2.example.com exists:no3.example.com -all');
    expect(value).toMatchObject({
      value: { lookups: 3, problems: [expect.stringContaining('3 of the names')] },
    });
  });

  it('ends as the record it is redirected to', async () => {
    const more = { 'other.example.net': { TXT: ['v=spf1 ip4:192.0.2.1 +all'] } };
    expect(await spf('v=spf1 redirect=other.example.net', more)).toMatchObject({
      value: { ending: '+all', lookups: 1 },
    });
    // With an end of its own it does not lead on.
    expect(await spf('v=spf1 redirect=other.example.net -all', more)).toMatchObject({
      value: { ending: '-all', lookups: 0 },
    });
    expect(await spf('v=spf1 redirect=nobody.example.net', more)).toMatchObject({
      value: { ending: 'redirect', problems: [expect.stringContaining('no SPF record')] },
    });
  });

  it('that leads back to itself ends', async () => {
    const value = await spf('v=spf1 include:loop.example.net -all', {
      'loop.example.net': { TXT: ['v=spf1 include:example.com redirect=loop.example.net'] },
    });
    expect(value).toMatchObject({
      value: { problems: expect.arrayContaining([expect.stringContaining('back to itself')]) },
    });
  });

  it('that appears twice does not count', async () => {
    expect(await spf(['v=spf1 -all', 'v=spf1 ~all'])).toMatchObject({
      value: { problems: [expect.stringContaining('2 SPF records')] },
    });
  });

  it('with unknown terms is reported', async () => {
    expect(await spf('v=spf1 ipv4:192.0.2.1 include -all')).toMatchObject({
      value: {
        ending: '-all',
        problems: [expect.stringContaining('ipv4:192.0.2.1'), expect.stringContaining('include')],
      },
    });
  });

  it('is unknown without an answer', async () => {
    const { server, lookUp } = await start({});
    server.moods['example.com'] = 'servfail';
    const { spf, dmarc, dkim, mtaSts } = await lookUp();
    for (const fact of [spf, dmarc, dkim, mtaSts])
      expect(fact).toEqual({ state: 'unknown', reason: 'unreachable' });
  });
});

describe('DMARC', () => {
  it('is read with everything it says', async () => {
    const record = 'v=DMARC1; p=reject; sp=quarantine; pct=50; rua=mailto:x@example.com';
    expect((await found({ '_dmarc.example.com': { TXT: ['other', record] } })).dmarc).toEqual({
      state: 'known',
      value: {
        record,
        policy: 'reject',
        subdomainPolicy: 'quarantine',
        percent: 50,
        inheritedFrom: null,
        problems: [expect.stringContaining('50 %')],
      },
    });
  });

  it('is inherited from the registered domain', async () => {
    const zone: Zone = {
      '_dmarc.example.co.uk': { TXT: ['v=DMARC1; p=quarantine'] },
      'a.mail.example.co.uk': { MX: [[1, 'mx.example.co.uk']] },
    };
    expect((await found(zone, 'a.mail.example.co.uk')).dmarc).toMatchObject({
      value: { policy: 'quarantine', inheritedFrom: 'example.co.uk' },
    });
  });

  it('of the host itself comes first', async () => {
    const zone: Zone = {
      '_dmarc.example.com': { TXT: ['v=DMARC1; p=reject'] },
      '_dmarc.news.example.com': { TXT: ['v=DMARC1; p=none'] },
      'news.example.com': { TXT: ['v=spf1 -all'] },
    };
    expect((await found(zone, 'news.example.com')).dmarc).toMatchObject({
      value: { policy: 'none', inheritedFrom: null },
    });
  });

  it.each([
    ['v=DMARC1', 'none', /does not say/],
    ['v=DMARC1; p=rejekt', 'none', /“rejekt” does not exist/],
    ['v=DMARC1; p=reject; pct=lots', 'reject', /not a number/],
    ['v=DMARC1; p=reject; sp=maybe', 'reject', /subdomains/],
  ])('%s has a problem', async (record, policy, problem) => {
    expect((await found({ '_dmarc.example.com': { TXT: [record] } })).dmarc).toMatchObject({
      value: { policy, problems: [expect.stringMatching(problem)] },
    });
  });

  it('that appears twice does not count', async () => {
    const twice = ['v=DMARC1; p=reject', 'v=DMARC1; p=reject'];
    expect((await found({ '_dmarc.example.com': { TXT: twice } })).dmarc).toMatchObject({
      value: { policy: 'none', problems: [expect.stringContaining('2 DMARC records')] },
    });
  });

  it('is absent where there is none', async () => {
    expect((await found({ '_dmarc.example.com': { TXT: ['v=DMARC11; p=reject'] } })).dmarc).toEqual({
      state: 'absent',
    });
  });

  it('is unknown while a nearer one may exist', async () => {
    const { server, lookUp } = await start({
      '_dmarc.example.com': { TXT: ['v=DMARC1; p=reject'] },
      'news.example.com': { MX: [[1, 'mx.example.com']] },
    });
    server.moods['_dmarc.news.example.com'] = 'servfail';
    expect((await lookUp('news.example.com')).dmarc).toEqual({ state: 'unknown', reason: 'unreachable' });
  });
});

describe('DKIM', () => {
  const key = 'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3';

  it('is found by common selectors', async () => {
    const zone: Zone = {
      'selector1._domainkey.example.com': { CNAME: ['selector1.tenant.example.net'] },
      'selector1.tenant.example.net': { TXT: [key] },
      'k1._domainkey.example.com': { TXT: ['p=MIGf'] },
    };
    expect((await found(zone)).dkim).toEqual({
      state: 'known',
      value: { selectors: ['selector1', 'k1'], record: key },
    });
  });

  it('is asked for a few times where nothing lies below its name, and often where something does', async () => {
    const asked = async (zone: Zone) => {
      const { server, lookUp } = await start({ 'example.com': { A: ['192.0.2.1'] }, ...zone });
      await lookUp('example.com');
      return server.questions.filter((question) => question.includes('_domainkey')).length;
    };
    expect(await asked({})).toBe(5);
    expect(await asked({ 'own-name._domainkey.example.com': { TXT: [key] } })).toBeGreaterThan(40);
  });

  it('is found behind a server that denies names with others below', async () => {
    const { server, lookUp } = await start({
      'example.com': { A: ['192.0.2.1'] },
      'google._domainkey.example.com': { TXT: [key] },
      'k1._domainkey.example.com': { TXT: [key] },
    });
    server.denied.add('_domainkey.example.com');
    expect((await lookUp('example.com')).dkim).toMatchObject({ value: { selectors: ['google', 'k1'] } });
  });

  it('is never absent: its name may be anything', async () => {
    expect((await found({ 'example.com': { A: ['192.0.2.1'] } })).dkim).toMatchObject({ state: 'unknown' });
  });

  it('is not found in keys that were withdrawn or are none', async () => {
    const zone: Zone = {
      'default._domainkey.example.com': { TXT: ['v=DKIM1; p='] },
      'google._domainkey.example.com': { TXT: ['v=spf1 -all'] },
    };
    expect((await found(zone)).dkim).toMatchObject({ state: 'unknown' });
  });

  it('of a domain that has a key for every name is reported as such', async () => {
    expect((await found({ '*._domainkey.example.com': { TXT: [key] } })).dkim).toMatchObject({
      value: { selectors: ['*'] },
    });
  });
});

describe('other records', () => {
  it('are found', async () => {
    const facts = await found({
      '_mta-sts.example.com': { TXT: ['v=STSv1; id=20260101'] },
      '_smtp._tls.example.com': { TXT: ['v=TLSRPTv1; rua=mailto:x@example.com'] },
      'default._bimi.example.com': { TXT: ['v=BIMI1; l=https://example.com/logo.svg'] },
    });
    expect(facts.mtaSts).toEqual({ state: 'known', value: { record: 'v=STSv1; id=20260101' } });
    expect(facts.tlsRpt).toMatchObject({ state: 'known' });
    expect(facts.bimi).toMatchObject({ state: 'known' });
  });

  it('that appear twice, or are something else, are absent', async () => {
    const facts = await found({
      '_mta-sts.example.com': { TXT: ['v=STSv1; id=1', 'v=STSv1; id=2'] },
      '_smtp._tls.example.com': { TXT: ['v=spf1 -all'] },
    });
    expect(facts).toMatchObject({
      mtaSts: { state: 'absent' },
      tlsRpt: { state: 'absent' },
      bimi: { state: 'absent' },
    });
  });
});

describe('a host below the registered domain', () => {
  const zone: Zone = {
    'example.com': { TXT: ['v=spf1 -all'] },
    'www.example.com': { A: ['192.0.2.1'] },
    'shop.example.com': { CNAME: ['cdn.example.net'] },
    'cdn.example.net': { TXT: ['v=spf1 +all'], MX: [[1, 'mx.example.net']] },
    'news.example.com': { TXT: ['v=spf1 ~all'] },
  };

  it.each([
    ['www.example.com', '-all'],
    ['shop.example.com', '-all'],
    ['news.example.com', '~all'],
  ])('%s is judged where its mail comes from', async (name, ending) => {
    expect((await found(zone, name)).spf).toMatchObject({ value: { ending } });
  });
});
