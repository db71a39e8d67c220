import { describe, expect, it } from 'vitest';
import { proofRecordSchema } from '../../contract/domain-proof.ts';
import { watchStatusResponse } from '../../contract/watch.ts';
import {
  type WatchedDomain,
  watchedDomainSchema,
  watchedDomainsResponse,
} from '../../contract/watch-domains.ts';
import { createEgress } from '../../lookups/egress.ts';
import { addressesOf, guardedResolver } from '../../lookups/resolve-dns.ts';
import type { Zone } from '../../lookups/testing/dns-server.ts';
import { watchedOutside } from '../adapters/watched-outside.ts';
import { readConfig } from '../config.ts';
import { watchedDomainStore } from '../store/watched-things.ts';
import { testKeys } from '../testing/content-keys.ts';
import { loopbackInternet, rdapDomain } from '../testing/loopback-internet.ts';
import { startWatchApp } from '../testing/watch-app.ts';
import { testKeeper } from '../testing/watch-keeper.ts';

const hourMs = 60 * 60 * 1000;

const zoneOf = (name: string): Zone => ({
  [name]: {
    A: ['127.0.0.1'],
    MX: [[10, `mail.${name}`]],
    NS: [`ns1.${name}`],
    SOA: [`ns1.${name}`, `hostmaster.${name}`, 1],
    TXT: ['v=spf1 mx -all'],
  },
  [`_dmarc.${name}`]: { TXT: [`v=DMARC1; p=reject; rua=mailto:dmarc@${name}`] },
  [`ns1.${name}`]: { A: ['127.0.0.1'] },
});

const own = 'quiet-river-pottery.com';

const start = async (options: Parameters<typeof startWatchApp>[0] = {}) => {
  const internet = await loopbackInternet(zoneOf(own));
  const started = await startWatchApp({ env: internet.env, tls: internet.tls, ...options });
  const { lookups } = readConfig(internet.env);
  const egress = createEgress({
    allow: lookups.egressAllow,
    resolve: addressesOf(guardedResolver({ servers: lookups.dnsServers })),
  });
  const add = (domain: string) => started.call('POST', 'domains', { domain });
  return {
    ...started,
    internet,
    add,
    watch: async (domain = own): Promise<WatchedDomain> =>
      watchedDomainSchema.parse((await add(domain)).json()),
    listed: async () => watchedDomainsResponse.parse((await started.call('GET', 'domains')).json()),
    status: async () => watchStatusResponse.parse((await started.call('GET', 'status')).json()),
    /** A server on the same database. */
    looker: (pagesOf?: (domain: string) => readonly string[]) =>
      testKeeper(
        started.database.db,
        started.app.now,
        watchedOutside({
          config: lookups,
          egress,
          clock: started.app.now,
          tls: internet.tls,
          ...(pagesOf && { pagesOf }),
        }),
      ).watching.domains,
  };
};

describe('a watched domain', () => {
  it('is looked at when it is added: what is found is shown, and no alert', async () => {
    const { watch, alerts, status, listed } = await start();
    const added = await watch(`https://www.${own}/shop`);
    expect(added).toMatchObject({
      domain: own,
      state: 'watched',
      lastLookAt: expect.any(String),
      proof: { state: 'none', provedAt: null },
      seen: {
        isRegistered: true,
        registrationEndsAt: expect.stringContaining('2030-02-01'),
        registrar: 'Test Registrar',
        nameServers: [`ns1.${own}`],
        spf: '-all',
        dmarc: 'p=reject',
        mtaSts: 'missing',
        dnssec: 'unsigned',
        certificateIssuer: 'Test Authority',
      },
    });
    expect(await alerts()).toMatchObject({ alerts: [], open: 0, watched: 1 });
    expect(await listed()).toMatchObject({ count: 1, limit: 1, problem: null, domains: [added] });
    expect(await status()).toMatchObject({
      status: 'protected',
      devices: 0,
      domains: 1,
      limits: { devices: 5, domains: 1 },
      problem: null,
      looks: [{ looks: 1, isGap: false }],
    });
  });

  it('is looked at every day, and what became weaker or changed is told once, by whichever server looks', async () => {
    const { watch, alerts, app, internet, looker, queued, database } = await start();
    const { id } = await watch();
    const signs = internet.dns.zone;
    signs[`_dmarc.${own}`] = { TXT: ['v=DMARC1; p=none'] };
    const records = signs[own];
    if (records) records.NS = ['ns1.elsewhere.example'];
    internet.rdap.answers[`/domain/${own}`] = {
      ...rdapDomain(own, '2015-03-01'),
      events: [
        { eventAction: 'registration', eventDate: '2015-03-01T10:00:00Z' },
        { eventAction: 'expiration', eventDate: '2026-12-01T10:00:00Z' },
      ],
    };
    const due = () => watchedDomainStore(database.db, testKeys(database.db)).takeDue(null, app.now(), 10);
    app.turnClock(19 * hourMs);
    expect(await due()).toEqual([]);
    app.turnClock(6 * hourMs);
    expect(await due()).toMatchObject([{ id }]);
    // Another server has it in hand.
    expect(await due()).toEqual([]);
    await Promise.all([looker().now(), looker().now()]);
    await looker().now();
    const found = await alerts();
    expect(found.alerts.map(({ kind, isGrave }) => `${kind}${isGrave ? '!' : ''}`).sort()).toEqual([
      'name-servers-changed!',
      'registration-ends',
      'weaker',
    ]);
    expect(found.alerts.map(({ subject }) => subject)).toContain(`Next maintenance: ${own}, DMARC is weaker`);
    expect(found.alerts).toMatchObject(
      found.alerts.map(() => ({ cveId: null, thing: { id, kind: 'domain', name: own } })),
    );
    const mails = (await queued()).filter(({ kind }) => kind === 'watch alert');
    expect(mails.map(({ words }) => words?.subject)).toEqual([`Act now: ${own}, name servers changed`]);
  });

  it('is not called looked at when nobody answers, and keeps what was seen', async () => {
    const { watch, alerts, app, internet, looker, listed, status } = await start();
    const { seen, lastLookAt } = await watch();
    internet.dns.moods[''] = 'servfail';
    internet.rdap.answers[`/domain/${own}`] = (_, response) => void response.writeHead(503).end();
    app.turnClock(27 * hourMs);
    expect(await looker().now()).toMatchObject({ things: 0 });
    expect((await listed()).domains[0]).toMatchObject({ seen, lastLookAt });
    expect(await alerts()).toMatchObject({ open: 0 });
    expect(await status()).toMatchObject({
      status: 'stale',
      problem: 'The last look at your domains was more than a day ago.',
    });
  }, 60_000);

  it('is gone with its alerts when it is removed, and nobody else sees it', async () => {
    const { watch, call, listed, app } = await start();
    const { id } = await watch();
    const { cookie } = await app.signIn('other@example.com');
    const asOther = (method: 'DELETE' | 'POST', path: string) =>
      app.inject({
        method,
        url: `/api/watch/domains/${path}`,
        headers: { cookie, origin: 'http://localhost:80' },
      });
    expect((await asOther('DELETE', id)).statusCode).toBe(404);
    expect((await asOther('POST', `${id}/verify`)).statusCode).toBe(404);
    expect((await call('DELETE', `domains/${id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `domains/${id}`)).statusCode).toBe(404);
    expect(await listed()).toMatchObject({ domains: [], count: 0 });
  });
});

describe('lookalikes', () => {
  const lookalike = 'quiet-rlver-pottery.com';

  it('are told when they are new, and again when they are ready for more', async () => {
    const { watch, alerts, app, internet, looker, listed } = await start();
    expect((await watch()).seen?.lookalikes).toEqual([]);
    internet.dns.zone[lookalike] = { NS: ['ns1.parking.example'] };
    await Promise.all([looker().now(), looker().now()]);
    expect((await alerts()).alerts.map(({ subject }) => subject)).toEqual([
      `Next maintenance: ${own}, new lookalike ${lookalike}`,
    ]);
    internet.dns.zone[lookalike] = { NS: ['ns1.parking.example'], MX: [[10, `mail.${lookalike}`]] };
    app.turnClock(hourMs);
    await looker().now();
    await looker().now();
    const { alerts: all } = await alerts();
    expect(all.map(({ kind }) => kind)).toEqual(['lookalike-ready', 'lookalike']);
    delete internet.dns.zone[lookalike];
    await looker().now();
    expect((await listed()).domains[0]?.seen?.lookalikes).toEqual([
      { domain: lookalike, kind: 'homoglyph', isThere: false, has: ['mail'] },
    ]);
    expect((await alerts()).alerts).toHaveLength(2);
  }, 60_000);

  it('that show the same page are told at once, of a domain that is proved', async () => {
    const { watch, call, alerts, app, internet, looker } = await start();
    const { id, proof } = await watch();
    const { port } = new URL(internet.rdap.url);
    internet.rdap.answers['/'] = (_, response) => void response.end('<title>Quiet River Pottery</title>');
    const pagesOf = (domain: string) => [`http://${domain}:${port}/`];
    internet.dns.zone[lookalike] = { NS: ['ns1.host.example'], A: ['127.0.0.1'] };
    await looker(pagesOf).now();
    expect((await alerts()).alerts).toMatchObject([{ kind: 'lookalike', isGrave: false }]);
    internet.dns.zone[proof.record.name] = { TXT: [proof.record.value] };
    expect((await call('POST', `domains/${id}/verify`)).statusCode).toBe(200);
    app.turnClock(hourMs);
    await looker(pagesOf).now();
    expect((await alerts()).alerts[0]).toMatchObject({
      kind: 'lookalike-ready',
      isGrave: true,
      subject: `Act now: ${own}, lookalike ${lookalike} is readier`,
    });
  }, 60_000);
});

describe('the proof', () => {
  it('is a TXT record; when it disappears, that is told, and when it is back, it holds again', async () => {
    const { watch, call, alerts, internet, looker, listed } = await start();
    const { id, proof } = await watch();
    const record = proofRecordSchema.parse(proof.record);
    expect(record.name).toBe(`_hookwise-challenge.${own}`);
    const early = await call('POST', `domains/${id}/verify`);
    expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining(record.name)]);

    internet.dns.zone[record.name] = { TXT: [record.value] };
    const proved = await call('POST', `domains/${id}/verify`);
    expect([proved.statusCode, proved.json().proof.state]).toEqual([200, 'proved']);

    internet.dns.zone[record.name] = { TXT: ['something else'] };
    await looker().now();
    await looker().now();
    expect((await listed()).domains[0]?.proof.state).toBe('lost');
    expect((await alerts()).alerts.map(({ kind }) => kind)).toEqual(['proof-lost']);

    internet.dns.zone[record.name] = { TXT: [record.value] };
    await looker().now();
    expect((await listed()).domains[0]?.proof.state).toBe('proved');
    expect((await alerts()).alerts).toHaveLength(1);
  });
});

describe('what cannot be watched', () => {
  it.each([
    ['', 'for example example.com'],
    ['not a domain', 'for example example.com'],
    ['co.uk', 'is a domain ending'],
    ['192.0.2.1', 'cannot be watched'],
    ['8.8.8.8', 'is an address, not a domain'],
    ['printer.local', 'cannot be watched'],
    ['x'.repeat(301), 'for example example.com'],
  ])('says why: %s', async (domain, sentence) => {
    const { call } = await startWatchApp();
    const answer = await call('POST', 'domains', { domain });
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('is watched already, or is more than the plan watches', async () => {
    const { call } = await startWatchApp();
    const add = async (domain: string) => (await call('POST', 'domains', { domain })).statusCode;
    expect([await add('example.com'), await add('www.example.com'), await add('example.org')]).toEqual([
      201, 409, 403,
    ]);
    const professional = await startWatchApp({ plan: 'professional' });
    const answers = [];
    for (let n = 0; n < 11; n += 1)
      answers.push((await professional.call('POST', 'domains', { domain: `example-${n}.com` })).statusCode);
    expect(answers).toEqual([...Array(10).fill(201), 403]);
    const free = await startWatchApp({ plan: 'free' });
    const refused = await free.call('POST', 'domains', { domain: 'example.com' });
    expect([refused.statusCode, refused.json().requiresUpgrade]).toEqual([403, true]);
  });

  it('says that this server cannot look where lookups are off, and never that it has', async () => {
    const { call, looker } = await startWatchApp();
    const added = await call('POST', 'domains', { domain: 'example.com' });
    expect(added.json()).toMatchObject({ lastLookAt: null, seen: null });
    const sentence = expect.stringContaining('lookups of other servers off');
    expect((await call('GET', 'domains')).json()).toMatchObject({ problem: sentence });
    expect(await looker().watching.domains.now()).toMatchObject({ things: 0 });
    expect((await call('GET', 'status')).json()).toMatchObject({ status: 'stale', problem: sentence });
    const verified = await call('POST', `domains/${added.json().id}/verify`);
    expect([verified.statusCode, verified.json().message]).toEqual([503, sentence]);
  });
});
