import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { watchAlertsResponse, watchStatusResponse } from '../../contract/watch.ts';
import { permutationsOf } from '../../engine/index.ts';
import { createEgress } from '../../lookups/egress.ts';
import { addressesOf, guardedResolver } from '../../lookups/resolve-dns.ts';
import { makeCertificate } from '../../lookups/testing/certificates.ts';
import { serveCtLog } from '../../lookups/testing/ct-log-server.ts';
import { watchedOutside } from '../adapters/watched-outside.ts';
import { readConfig } from '../config.ts';
import { certificateLogStore } from '../store/certificate-logs.ts';
import { certificateLogs } from '../store/schema.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { startWatchApp } from '../testing/watch-app.ts';
import { testKeeper } from '../testing/watch-keeper.ts';

const own = 'quiet-river-pottery.com';
const [{ domain: lookalike } = { domain: '' }, , { domain: otherLookalike } = { domain: '' }] =
  permutationsOf(own, 3);

const derOf = (names: string[], organisation = 'Test Authority'): Buffer => {
  const authority = makeCertificate({ names: [`${organisation} R1`], organisation, isAuthority: true });
  return new X509Certificate(makeCertificate({ names }, authority).pem).raw;
};
const strangers = (count: number): Buffer[] => {
  const der = derOf(['someone-else.example', 'www.someone-else.example']);
  return Array.from({ length: count }, () => der);
};

/** A domain that is watched, and logs that are read for it. */
const start = async (env: Record<string, string> = {}) => {
  const [log, second] = await Promise.all([serveCtLog(), serveCtLog()]);
  const internet = await loopbackInternet({
    [own]: { A: ['127.0.0.1'], NS: [`ns1.${own}`], SOA: [`ns1.${own}`, `hostmaster.${own}`, 1] },
  });
  const settings = { ...internet.env, CT_LOGS: `${log.setting},${second.setting}`, ...env };
  const started = await startWatchApp({ env: settings, tls: internet.tls });
  const { lookups } = readConfig(settings);
  const egress = createEgress({
    allow: lookups.egressAllow,
    resolve: addressesOf(guardedResolver({ servers: lookups.dnsServers })),
  });
  const { app, database } = started;
  const outside = watchedOutside({ config: lookups, egress, clock: app.now, tls: internet.tls });
  const added = await started.call('POST', 'domains', { domain: own });
  return {
    ...started,
    ...{ log, second, added },
    /** A server on the same database; what it looks at now is all logs. */
    reader: () => testKeeper(database.db, app.now, outside).watching.certificateLogs,
    status: async () => watchStatusResponse.parse((await started.call('GET', 'status')).json()),
    found: async () =>
      (await started.alerts()).alerts
        .map(({ kind, isGrave, subject }) => `${kind}${isGrave ? '!' : ''} ${subject}`)
        .sort(),
    positions: () => database.db.select().from(certificateLogs),
  };
};

const reported = (name = lookalike) =>
  `lookalike-certificate! Act now: ${own}, certificate for the lookalike ${name}`;

describe('a certificate in a public log', () => {
  it('for a lookalike is an alert, once, over servers, logs and entries', async () => {
    const { log, second, reader, found, queued, status, app } = await start();
    log.add(...strangers(3));
    await reader().now();
    expect(await found()).toEqual([]);
    const planted = derOf([`login.${lookalike}`, lookalike]);
    log.addPrecertificate(planted);
    log.add(...strangers(2), planted);
    second.add(planted);
    await Promise.all([reader().now(), reader().now(), reader().now()]);
    await reader().now();
    expect(await found()).toEqual([reported()]);
    const mails = (await queued()).filter(({ kind }) => kind === 'watch alert');
    expect(mails.map(({ words }) => words?.subject)).toEqual([
      `Act now: ${own}, certificate for the lookalike ${lookalike}`,
    ]);
    // Renewed by the same authority it is no news.
    log.add(derOf([lookalike]));
    log.add(derOf([`pay.${otherLookalike}`]));
    await reader().now();
    expect(await found()).toEqual([reported(otherLookalike), reported()].sort());
    expect(await status()).toMatchObject({
      problem: null,
      certificateLogs: [log, second].map(({ url }) => ({
        name: url.slice(7),
        lastReadAt: app.now().toISOString(),
        ...{ behind: 0, problem: null, isRefused: false },
      })),
    });
  });

  it('for the domain itself is of low grade, where it is not the usual authority that renews it', async () => {
    const { log, reader, found } = await start();
    // The look saw one of “Test Authority”.
    log.add(derOf([own, `www.${own}`]));
    await reader().now();
    expect(await found()).toEqual([]);
    log.add(derOf([own], 'Another Authority'), derOf([`shop.${own}`], 'Another Authority'));
    log.add(...strangers(10));
    await reader().now();
    await reader().now();
    expect(await found()).toEqual([
      `certificate-logged Next maintenance: ${own}, new certificate by Another Authority`,
    ]);
  });

  it('is found after a stop, and not reported again after a kill', async () => {
    const { log, second, reader, found, positions, database } = await start();
    second.add(...strangers(1));
    log.add(...strangers(200));
    await reader().now();
    const before = await positions();
    expect(before.map(({ next }) => next).sort()).toEqual([1, 200]);
    // While nobody reads.
    log.add(...strangers(300), derOf([lookalike]), ...strangers(100));
    log.requests.length = 0;
    await reader().now();
    expect(await found()).toEqual([reported()]);
    expect(log.requests.filter((path) => path.startsWith('/tile/data/'))).toEqual([
      '/tile/data/000',
      '/tile/data/001',
      '/tile/data/002.p/89',
    ]);
    expect((await positions()).map(({ next }) => next).sort()).toEqual([1, 601]);
    // A server that was killed after the alert and before the position: the entries are read again.
    await database.db.update(certificateLogs).set({ next: 0, heldUntil: new Date('2100-01-01') });
    await reader().now();
    expect(await found()).toEqual([reported()]);
  });

  it('is looked for by one server at a time, every minute, and by another when that was killed', async () => {
    const { log, reader, app, positions, database, found } = await start();
    log.add(derOf([lookalike]));
    const keeper = reader();
    keeper.wake();
    await expect.poll(positions).toMatchObject([{ readAt: app.now() }, { readAt: app.now() }]);
    await keeper.stop();
    expect(await found()).toEqual([reported()]);
    const store = certificateLogStore(database.db);
    const ids = (await positions()).map(({ id }) => id);
    const taken = async () => (await store.take(ids, app.now())).length;
    expect(await taken()).toBe(0);
    app.turnClock(60_000);
    expect(await taken()).toBe(2);
    expect(await taken()).toBe(0);
    // The server that has them in hand is dead by then.
    app.turnClock(3 * 60_000);
    expect(await taken()).toBe(2);
  });

  it('is reported within fifteen minutes at the latest, once, by the schedule that a server keeps', async () => {
    const { log, reader, app, positions, found, call } = await start();
    // The worst moment: just after the log was read. A server wakes every minute, and nobody asks it to.
    const keeper = reader();
    keeper.wake();
    await expect.poll(positions).toMatchObject([{ readAt: app.now() }, { readAt: app.now() }]);
    const plantedAt = app.now().getTime();
    log.add(derOf([lookalike]));
    for (let minute = 1; minute <= 30; minute += 1) {
      app.turnClock(60_000);
      const [, due] = [keeper.wake(), app.now()];
      const isRead = async () => (await positions()).every(({ readAt, dueAt }) => readAt && dueAt > due);
      await expect.poll(isRead).toBe(true);
    }
    await keeper.stop();
    expect(await found()).toEqual([reported()]);
    const [alert] = watchAlertsResponse.parse((await call('GET', 'alerts')).json()).alerts;
    const seenAt = Date.parse(alert?.seenAt ?? '');
    expect(seenAt - plantedAt).toBeLessThanOrEqual(2 * 60_000);
  });

  it('of a log that forges its checkpoint is not believed, and that is said', async () => {
    const { log, reader, found, status } = await start();
    log.add(...strangers(2));
    await reader().now();
    const honest = log.signer;
    log.signer = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    log.add(derOf([lookalike]));
    await reader().now();
    expect(await found()).toEqual([]);
    const problem = 'its checkpoint is not signed with its key';
    expect(await status()).toMatchObject({
      status: 'stale',
      problem: `The certificate log ${log.url.slice(7)} is not believed: ${problem}.`,
      certificateLogs: [{ problem, isRefused: true }, { problem: null }],
    });
    log.signer = honest;
    await reader().now();
    expect(await found()).toEqual([reported()]);
    expect(await status()).toMatchObject({ status: 'alerts', problem: null });
  });

  it('of a wrong tile is not believed, and what was read before it stays read', async () => {
    const { log, reader, found, status, positions } = await start();
    log.add(...strangers(256), derOf([lookalike]));
    const planted = Buffer.from(await (await fetch(`${log.url}/tile/data/001.p/1`)).arrayBuffer());
    const text = planted.indexOf(Buffer.from(lookalike));
    planted.write('z', text);
    log.lies['/tile/data/001.p/1'] = planted;
    await reader().now();
    expect(await found()).toEqual([]);
    expect(await status()).toMatchObject({
      certificateLogs: [{ behind: 1, problem: 'its entries are not those of its tree', isRefused: true }, {}],
    });
    expect((await positions()).map(({ next }) => next).sort()).toEqual([0, 256]);
    log.lies = { '/tile/0/001.p/1': Buffer.alloc(32) };
    await reader().now();
    expect(await status()).toMatchObject({
      certificateLogs: [{ problem: 'its tiles do not lead to the signed root' }, {}],
    });
    log.lies = {};
    await reader().now();
    expect(await found()).toEqual([reported()]);
  });

  it('of a tree that shrank or became another is not believed', async () => {
    const { log, reader, found, status } = await start();
    log.add(...strangers(300));
    await reader().now();
    log.shrink(10);
    await reader().now();
    expect(await status()).toMatchObject({
      certificateLogs: [{ problem: 'its tree is smaller than it was', isRefused: true }, {}],
    });
    log.add(derOf([lookalike]), ...strangers(20));
    await reader().now();
    expect(await status()).toMatchObject({
      certificateLogs: [{ problem: 'its tree is not the one that it was', isRefused: true }, {}],
    });
    expect(await found()).toEqual([]);
  });

  it('of a log that does not answer waits for it', async () => {
    const { log, reader, found, status, app } = await start();
    log.add(...strangers(1));
    await reader().now();
    log.lies['/checkpoint'] = Buffer.alloc(100_000);
    log.add(derOf([lookalike]));
    await reader().now();
    expect(await found()).toEqual([]);
    expect(await status()).toMatchObject({
      problem: null,
      certificateLogs: [{ problem: 'it does not answer as it should', isRefused: false }, {}],
    });
    app.turnClock(61 * 60_000);
    expect((await status()).problem).toContain('could not be read for an hour or more');
    log.lies = {};
    await reader().now();
    expect(await found()).toEqual([reported()]);
  });
});

describe('logs of certificates', () => {
  it('are not read where nothing may be looked up, or nothing is watched', async () => {
    const off = await start({ LOOKUPS: 'off' });
    await off.reader().now();
    expect(await off.status()).toMatchObject({ certificateLogs: null });
    const unwatched = await start({ WATCH: 'off' });
    expect(await unwatched.status()).toMatchObject({ certificateLogs: null });
    for (const { log } of [off, unwatched]) expect(log.requests).toEqual([]);
    const none = await start();
    const { id } = none.added.json<{ id: string }>();
    none.log.add(...strangers(1));
    await none.reader().now();
    expect(await none.positions()).toHaveLength(2);
    await none.call('DELETE', `domains/${id}`);
    none.log.requests.length = 0;
    await none.reader().now();
    expect(none.log.requests).toEqual([]);
    expect(await none.positions()).toEqual([]);
  });

  it('behind the egress guard are not reached', async () => {
    const { log, added, reader, positions } = await start({ EGRESS_ALLOW: '192.0.2.0/24' });
    expect(added.statusCode).toBe(201);
    await reader().now();
    expect(log.requests).toEqual([]);
    expect(await positions()).toMatchObject([{ next: null }, { next: null }]);
  });
});
