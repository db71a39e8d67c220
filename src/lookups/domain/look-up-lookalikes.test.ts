import { describe, expect, it } from 'vitest';
import { serveDns, type Zone } from '../testing/dns-server.ts';
import { openSession } from '../testing/open-session.ts';
import { subjectOf } from '../testing/subject-of.ts';
import { lookUpLookalikes } from './look-up-lookalikes.ts';

const shop = subjectOf('shop.com');
const candidates = (...domains: string[]) => domains.map((domain) => ({ domain, kind: 'omission' }));

const start = async (zone: Zone, maxCandidates = 300) => {
  const server = await serveDns(zone);
  const session = openSession(server);
  return {
    server,
    session,
    lookUp: lookUpLookalikes({ ask: session.ask, random: Math.random, maxCandidates }),
  };
};

describe('lookalikes that exist', () => {
  it('are reported in the order of likelihood, with their mail', async () => {
    const { lookUp } = await start({
      'sh0p.com': { A: ['198.51.100.1'], MX: [[10, 'mx.sh0p.com']] },
      'shp.com': { A: ['198.51.100.2', '198.51.100.3'] },
      'shhop.com': { A: ['198.51.100.4'], MX: [[0, '']] },
    });
    expect(await lookUp(shop, candidates('shp.com', 'free.com', 'sh0p.com', 'shhop.com'))).toEqual({
      state: 'known',
      value: [
        { domain: 'shp.com', kind: 'omission', addresses: ['198.51.100.2', '198.51.100.3'], hasMail: false },
        { domain: 'sh0p.com', kind: 'omission', addresses: ['198.51.100.1'], hasMail: true },
        { domain: 'shhop.com', kind: 'omission', addresses: ['198.51.100.4'], hasMail: false },
      ],
    });
  });

  it('are absent when none exists', async () => {
    const { lookUp } = await start({});
    expect(await lookUp(shop, candidates('shp.com', 'sh0p.com'))).toEqual({ state: 'absent' });
    expect(await lookUp(shop, [])).toEqual({ state: 'absent' });
  });

  it('are absent when none of those that answer exists', async () => {
    const { server, lookUp } = await start({});
    server.moods['broken.com'] = 'servfail';
    const names = Array.from({ length: 19 }, (_, n) => `shop${n}.com`);
    expect(await lookUp(shop, candidates(...names, 'broken.com'))).toEqual({ state: 'absent' });
  });

  it('do not count under a suffix that answers for every name', async () => {
    const { lookUp } = await start({ '*.ws': { A: ['198.51.100.9'] }, 'sh0p.com': { A: ['198.51.100.1'] } });
    expect(await lookUp(shop, candidates('shop.ws', 'sh0p.com'))).toMatchObject({
      value: [{ domain: 'sh0p.com' }],
    });
  });

  it('do not count where they are the owner’s own', async () => {
    const { lookUp } = await start({
      'shop.com': { NS: ['ns1.shop.com', 'ns2.shop.com'], A: ['192.0.2.1'] },
      'shopp.com': { NS: ['NS2.shop.com', 'ns1.shop.com'], A: ['198.51.100.1'] },
      'sh0p.com': { NS: ['ns1.elsewhere.net'], A: ['192.0.2.1'] },
    });
    expect(await lookUp(shop, candidates('shopp.com', 'sh0p.com'))).toMatchObject({
      value: [{ domain: 'sh0p.com' }],
    });
  });

  it('count when only the hoster is the same', async () => {
    const { lookUp } = await start({
      'shop.com': { NS: ['ns1.hoster.net'], A: ['192.0.2.1'] },
      'shopp.com': { NS: ['ns1.hoster.net'], A: ['192.0.2.1'] },
      'sh0p.com': { NS: ['ns1.hoster.net'], A: ['198.51.100.1'] },
    });
    expect(await lookUp(shop, candidates('shopp.com', 'sh0p.com'))).toMatchObject({
      value: [{ domain: 'sh0p.com' }],
    });
  });

  it('never include the name itself', async () => {
    const { lookUp } = await start({ 'shop.com': { A: ['192.0.2.1'] } });
    expect(await lookUp(shop, candidates('shop.com'))).toEqual({ state: 'absent' });
  });
});

describe('the budget', () => {
  const many = candidates(...Array.from({ length: 500 }, (_, n) => `shop${n}.com`));

  it('ends after so many names', async () => {
    const { server, lookUp } = await start({}, 120);
    await lookUp(shop, many);
    expect(server.questions.filter((question) => question.startsWith('A shop'))).toHaveLength(121);
  });

  it('reports what was found when the time is over', async () => {
    const { server, session, lookUp } = await start({ 'sh0p.com': { A: ['198.51.100.1'] } });
    server.moods['7.com'] = 'silent';
    const pending = lookUp(shop, [...candidates('sh0p.com'), ...many]);
    await expect
      .poll(() => server.questions.filter((question) => question.endsWith('7.com')).length)
      .toBeGreaterThan(20);
    session.end();
    expect(await pending).toMatchObject({ state: 'known', value: [{ domain: 'sh0p.com' }] });
  });

  it('is not spent on a resolver that does not answer', async () => {
    const { server, lookUp } = await start({});
    server.moods['com'] = 'servfail';
    expect(await lookUp(shop, many)).toMatchObject({ state: 'unknown' });
    expect(new Set(server.questions).size).toBeLessThan(120);
  });
});
