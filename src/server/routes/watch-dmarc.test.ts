import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { dmarcResponse, takenReportsResponse } from '../../contract/dmarc.ts';
import type { PlanType } from '../../contract/plans.ts';
import { reportXml } from '../dmarc/testing/report-xml.ts';
import { dmarcDays, dmarcReports, users } from '../store/schema.ts';
import { deleteAgain } from '../store/tombstones.ts';
import { codeIn } from '../testing/start-test-app.ts';
import { startWatchApp } from '../testing/watch-app.ts';

const bytesOf = (xml: string) => Buffer.from(xml);

const start = async (plan: PlanType = 'standard') => {
  const { app, cookie, database } = await startWatchApp({ plan, records: null });
  const send = (payload: Buffer | Uint8Array, type = 'application/octet-stream') =>
    app.inject({
      method: 'POST',
      url: '/api/watch/dmarc',
      headers: { cookie, origin: 'http://localhost:80', 'content-type': type },
      payload: Buffer.from(payload),
    });
  return {
    app,
    cookie,
    database,
    send,
    take: async (payload: Buffer | Uint8Array) => {
      const answer = await send(payload);
      expect(answer.statusCode, answer.body).toBe(200);
      return takenReportsResponse.parse(answer.json());
    },
    show: async (query = '') => {
      const answer = await app.inject({ url: `/api/watch/dmarc${query}`, headers: { cookie } });
      expect(answer.statusCode, answer.body).toBe(200);
      return dmarcResponse.parse(answer.json());
    },
  };
};

describe('a report', () => {
  it('is taken as XML, gzip or zip, whatever its type is called, and added up', async () => {
    const { send, take, show } = await start();
    const sender = { ip: '8.8.8.8', count: 10, signers: ['example.com'] };
    expect(await take(bytesOf(reportXml({ rows: [sender] })))).toEqual({
      reports: [
        {
          file: null,
          domain: 'example.com',
          reporter: 'receiver.example',
          from: '2026-11-10',
          to: '2026-11-10',
          messages: 10,
          state: 'taken',
        },
      ],
      problems: [],
    });
    await take(gzipSync(reportXml({ id: 'b', rows: [{ ...sender, dkim: 'fail', spf: 'fail', count: 5 }] })));
    const spoofed = { ip: '9.9.9.9', count: 3, dkim: 'fail', spf: 'fail', disposition: 'reject' };
    const zip = zipSync({ 'c.xml': bytesOf(reportXml({ id: 'c', day: '2026-11-12', rows: [spoofed] })) });
    expect((await send(zip, 'application/zip')).statusCode).toBe(200);
    expect((await send(gzipSync(reportXml({ id: 'd' })), 'text/xml; charset=utf-8')).statusCode).toBe(200);

    const { domain, domains, limit } = await show();
    expect([domains, limit]).toEqual([['example.com'], 1]);
    expect(domain).toMatchObject({
      name: 'example.com',
      policy: { policy: 'none', subdomains: 'none', percent: 100 },
      from: '2026-11-10',
      to: '2026-11-12',
      reports: 4,
      reporters: ['receiver.example'],
      passed: 11,
      failed: 8,
      days: [
        { day: '2026-11-10', passed: 11, failed: 5 },
        { day: '2026-11-11', passed: 0, failed: 0 },
        { day: '2026-11-12', passed: 0, failed: 3 },
      ],
    });
    // Unknown ones first; the owner of the network comes from the table that ships.
    expect(domain?.senders[0]).toMatchObject({
      state: 'unknown',
      failed: 3,
      held: 3,
      addresses: ['9.9.9.9'],
    });
    expect(domain?.senders.map(({ name }) => name).join()).toContain('Google');
  });

  it('names the mail service that a signature proves', async () => {
    const { take, show } = await start();
    const row = { ip: '192.0.2.5', count: 4, dkim: 'fail', spf: 'fail', signers: ['sendgrid.net'] };
    await take(bytesOf(reportXml({ rows: [row] })));
    const { domain } = await show('?domain=Example.com');
    expect(domain?.senders).toMatchObject([{ name: 'SendGrid', isService: true, state: 'failing' }]);
    expect(domain?.next).toMatchObject({ kind: 'fix', title: 'Set up SendGrid' });
  });

  it('counts once, however often and however packed it comes', async () => {
    const { take, show } = await start();
    const xml = reportXml({ rows: [{ count: 7 }] });
    await take(bytesOf(xml));
    for (const again of [
      bytesOf(xml),
      gzipSync(xml),
      zipSync({ 'x.xml': bytesOf(xml), 'y.xml': bytesOf(xml) }),
    ])
      for (const { state } of (await take(again)).reports) expect(state).toBe('known');
    const { domain } = await show();
    expect([domain?.passed, domain?.reports]).toEqual([7, 1]);
  });

  it('counts once when it comes twice at the same moment', async () => {
    const { take, show } = await start();
    const xml = bytesOf(reportXml({ rows: [{ count: 7 }] }));
    const states = (await Promise.all([take(xml), take(xml), take(xml)])).map(
      ({ reports }) => reports[0]?.state,
    );
    expect(states.toSorted()).toEqual(['known', 'known', 'taken']);
    expect((await show()).domain?.passed).toBe(7);
  });

  it('of an archive is taken beside one that is refused by name', async () => {
    const { take } = await start();
    const taken = await take(
      zipSync({
        'good.xml': bytesOf(reportXml()),
        'bad.xml': bytesOf('<html/>'),
        'late.xml': bytesOf(reportXml({ day: '2030-01-01' })),
      }),
    );
    expect(taken.reports).toHaveLength(1);
    expect(taken.problems).toEqual([
      { file: 'bad.xml', message: expect.stringContaining('not a DMARC report') },
      { file: 'late.xml', message: expect.stringContaining('still to come') },
    ]);
  });

  it.each<[string, Uint8Array, number, string]>([
    ['nothing', Buffer.alloc(0), 400, 'Please send a DMARC report'],
    ['what is none', Buffer.from('hello'), 422, 'not a DMARC report'],
    ['entities', Buffer.from(`<!DOCTYPE a [<!ENTITY b "c">]>${reportXml()}`), 422, 'entities of its own'],
    ['a bomb', gzipSync(Buffer.alloc(30 * 1024 * 1024)), 413, 'unpacks to more than 10 MB'],
    ['wrong dates', Buffer.from(reportXml({ begin: '5', end: '3' })), 422, 'dates of this report are wrong'],
    ['more than is taken', Buffer.alloc(5 * 1024 * 1024 + 1), 413, ''],
  ])('is refused: %s', async (_, bytes, status, message) => {
    const { send, database } = await start();
    const answer = await send(bytes);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().message).toContain(message);
    expect(await database.db.$count(dmarcReports)).toBe(0);
  });
});

describe('the limits of the plan', () => {
  it('take no reports on the free plan', async () => {
    const { send, show } = await start('free');
    const answer = await send(bytesOf(reportXml()));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { requiresUpgrade: true, planType: 'free' },
    ]);
    expect(await show()).toEqual({ domains: [], limit: 0, mailbox: null, domain: null });
  });

  it('take those of one domain on the Standard plan', async () => {
    const { take, send } = await start();
    await take(bytesOf(reportXml()));
    const other = await send(bytesOf(reportXml({ domain: 'other.com' })));
    expect([other.statusCode, other.json().message]).toEqual([403, expect.stringContaining('one domain')]);
    await take(bytesOf(reportXml({ id: 'next' })));
  });
});

describe('what is kept', () => {
  it('is read by nobody else, and says in the open neither whose domain it is nor who sends', async () => {
    const { app, take, database } = await start();
    await take(bytesOf(reportXml({ rows: [{ ip: '9.9.9.9', signers: ['sendgrid.net'] }] })));
    const rows = [
      ...(await database.db.select().from(dmarcReports)),
      ...(await database.db.select().from(dmarcDays)),
    ];
    const open = rows
      .map((row) => `${JSON.stringify(row)}${Buffer.from(row.content).toString('latin1')}`)
      .join();
    expect(open).not.toMatch(/example\.com|receiver|9\.9\.9\.9|SendGrid/);
    const { cookie } = await app.signIn('bob@example.com');
    const bobs = await app.inject({ url: '/api/watch/dmarc?domain=example.com', headers: { cookie } });
    expect(bobs.json()).toEqual({ domains: [], limit: 0, mailbox: null, domain: null });
  });

  it('is in the export of the account, and goes with it', async () => {
    const { app, cookie, take, database } = await start();
    await take(bytesOf(reportXml({ rows: [{ ip: '9.9.9.9', count: 6 }] })));
    app.turnClock(31_000);
    const headers = { cookie };
    await app.postJson('/api/account/send-code', { purpose: 'export' }, headers);
    const file = await app.postJson('/api/account/export', { code: codeIn(app.mails) }, headers);
    expect(file.json()).toMatchObject({
      dmarcReports: [{ domain: 'example.com', reporter: 'receiver.example', messages: 6 }],
      dmarcDays: [{ domain: 'example.com', day: '2026-11-10', senders: [{ ip: '9.9.9.9', passed: 6 }] }],
    });
    await database.db.delete(users);
    expect(await database.db.$count(dmarcReports)).toBe(0);
    expect(await database.db.$count(dmarcDays)).toBe(0);
  });
});

describe('deleting the reports of a domain', () => {
  it('leaves nothing of it and everything of others, and they can be added again', async () => {
    const { app, cookie, database, take, show } = await start('professional');
    const remove = (domain: string, headers = { cookie, origin: 'http://localhost:80' }) =>
      app.inject({ method: 'DELETE', url: `/api/watch/dmarc?domain=${domain}`, headers });
    await take(bytesOf(reportXml()));
    await take(bytesOf(reportXml({ domain: 'other.com', id: 'o' })));
    const { cookie: bobs } = await app.signIn('bob@example.com');
    const foreign = await remove('example.com', { cookie: bobs, origin: 'http://localhost:80' });
    expect(foreign.statusCode).toBe(404);
    expect((await show()).domains).toHaveLength(2);
    const removed = await remove('Example.com');
    expect([removed.statusCode, removed.json()]).toEqual([
      200,
      { message: 'The reports of this domain have been deleted.' },
    ]);
    expect((await show()).domains).toEqual(['other.com']);
    expect([await database.db.$count(dmarcReports), await database.db.$count(dmarcDays)]).toEqual([1, 1]);
    expect((await remove('example.com')).statusCode).toBe(404);
    expect(
      (await app.inject({ method: 'DELETE', url: '/api/watch/dmarc', headers: { cookie } })).statusCode,
    ).toBe(403);
    expect((await take(bytesOf(reportXml()))).reports[0]?.state).toBe('taken');
  });

  it('deletes them again from a backup that was made before', async () => {
    const { app, cookie, database, take } = await start();
    await take(bytesOf(reportXml()));
    const [reports, days] = [
      await database.db.select().from(dmarcReports),
      await database.db.select().from(dmarcDays),
    ];
    const headers = { cookie, origin: 'http://localhost:80' };
    await app.inject({ method: 'DELETE', url: '/api/watch/dmarc?domain=example.com', headers });
    await database.db.insert(dmarcReports).values(reports);
    await database.db.insert(dmarcDays).values(days);
    await deleteAgain(database.db, { isKnown: true });
    expect([await database.db.$count(dmarcReports), await database.db.$count(dmarcDays)]).toEqual([0, 0]);
  });
});

it('is nothing to a guest', async () => {
  const { app } = await start();
  expect((await app.inject({ url: '/api/watch/dmarc' })).statusCode).toBe(401);
});
