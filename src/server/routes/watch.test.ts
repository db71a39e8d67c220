// Long because it keeps the calls of one subject together: who may watch, devices, tables, looks, alerts, feed and status.

import { describe, expect, it } from 'vitest';
import { outgoingMails, watchAlerts, watchedThings } from '../store/schema.ts';
import { putOnPlan } from '../testing/program-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import {
  inventedCve,
  listedAsExploited,
  startWatchApp,
  unanalysedCve,
  watcher,
} from '../testing/watch-app.ts';
import { webhookServer } from '../testing/webhook-server.ts';

const hourMs = 60 * 60 * 1000;
const first = inventedCve('CVE-2026-0001');
const exploited = inventedCve('CVE-2026-0002', {}, { kev: listedAsExploited });
const second = inventedCve('CVE-2026-0003', { score: 7.5 });
const fortios = { vendor: 'Fortinet', product: 'FortiOS', version: '7.2.4' };
const anyId = '00000000-0000-4000-8000-000000000000';

describe('who may watch', () => {
  it('is nobody without an account, and nobody on the free plan, who is told what to do', async () => {
    const app = await startTestApp();
    for (const path of ['devices', 'alerts', 'settings', 'status'])
      expect((await app.inject(`/api/watch/${path}`)).statusCode).toBe(401);
    const { cookie } = await app.signIn(watcher);
    const answer = await app.postJson('/api/watch/devices', fortios, { cookie });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      message: 'The Free plan watches no devices. The Standard plan watches 5: choose it under “Pricing”.',
      requiresUpgrade: true,
    });
    const status = await app.inject({ url: '/api/watch/status', headers: { cookie } });
    expect(status.json()).toMatchObject({ status: 'nothing', devices: 0, limits: { devices: 0 }, looks: [] });
  });

  it('is limited by the plan; after a smaller plan the oldest are watched, the others paused', async () => {
    const { add, app, call, database, looker, publish } = await startWatchApp({
      plan: 'professional',
      records: [],
    });
    for (let n = 1; n <= 6; n += 1) {
      await add('7.2.4', `number ${n}`);
      app.turnClock(1000);
    }
    await putOnPlan(database, 'standard', watcher);
    const full = await call('POST', 'devices', { ...fortios, note: 'number 7' });
    expect([full.statusCode, full.json().message]).toEqual([
      403,
      'The Standard plan watches 5 devices. Remove one, or choose a larger plan under “Pricing”.',
    ]);
    await publish([exploited]);
    expect(await looker().watching.devices.now()).toMatchObject({ things: 5, alerts: 5 });
    const { devices, count, limit } = (await call('GET', 'devices')).json();
    expect({ count, limit }).toEqual({ count: 6, limit: 5 });
    expect(devices.map((one: { note: string; state: string }) => [one.note, one.state]).at(-1)).toEqual([
      'number 6',
      'paused',
    ]);
  });
});

describe('a device', () => {
  it('is looked at when it is added: what is found is shown, and what is exploited is an alert', async () => {
    const { add, alerts, call, cookie, app } = await startWatchApp({ records: [first, exploited] });
    const added = await add();
    expect(added).toMatchObject({
      ...fortios,
      state: 'watched',
      hint: null,
      found: { affected: 2, likely: 0, exploited: 1 },
      vulnerabilities: [
        { cveId: 'CVE-2026-0002', certainty: 'affected', stage: 'exploited', fixedIn: '7.2.5' },
        { cveId: 'CVE-2026-0001', certainty: 'affected', stage: 'none', severity: 'CRITICAL' },
      ],
    });
    expect(await alerts()).toMatchObject({
      open: 1,
      alerts: [
        {
          kind: 'exploited',
          isGrave: true,
          state: 'open',
          subject: 'Act now: FortiOS 7.2.4, CVE-2026-0002, exploited',
          whatChanged: expect.stringContaining('CISA has listed it since 2026-11-14'),
          whatToDo: expect.arrayContaining([
            'Update to 7.2.5 or later: the first fixed release on your train.',
          ]),
          seenAt: app.now().toISOString(),
        },
      ],
    });
    const { watch } = (await app.inject({ url: '/api/dashboard', headers: { cookie } })).json();
    expect(watch).toMatchObject({
      status: 'alerts',
      devices: 1,
      openAlerts: 1,
      gravest: expect.stringContaining('Act now'),
    });
    expect((await call('DELETE', `devices/${added.id}`)).statusCode).toBe(200);
    expect(await alerts()).toEqual({ alerts: [], open: 0, watched: 0 });
    expect((await call('GET', `devices/${added.id}`)).statusCode).toBe(404);
  });

  it('is refused where it is none of the catalogue, has no readable version, or is watched already', async () => {
    const { add, call } = await startWatchApp();
    const refusal = async (wish: object) => {
      const answer = await call('POST', 'devices', { ...fortios, ...wish });
      return [answer.statusCode, answer.json().message];
    };
    expect(await refusal({ vendor: 'Initech' })).toEqual([
      400,
      expect.stringContaining('choose one of: Cisco'),
    ]);
    expect(await refusal({ product: 'FortiFridge' })).toEqual([
      400,
      expect.stringContaining('FortiGate, FortiOS'),
    ]);
    expect(await refusal({ version: 'the newest' })).toEqual([
      400,
      expect.stringContaining('cannot be read as a version of FortiOS'),
    ]);
    expect(await refusal({ version: '' })).toEqual([400, expect.stringContaining('Please give the version')]);
    await add();
    expect(await refusal({ vendor: 'fortinet', product: 'fortios' })).toEqual([
      409,
      expect.stringContaining('watched already'),
    ]);
  });

  it('whose version no record knows is accepted, with what that means', async () => {
    const { add } = await startWatchApp({ records: [first] });
    expect((await add('9.9.9')).hint).toBe(
      'No record of FortiOS names a release near 9.9.9. Please check it. It is watched: you are notified when a record does.',
    );
    expect((await add('7.2.9')).hint).toBeNull();
  });

  it('of another person is not there', async () => {
    const { add, app } = await startWatchApp({ records: [exploited] });
    const { id } = await add();
    const other = await app.signIn('ben@example.com');
    const headers = { cookie: other.cookie, origin: 'http://localhost:80' };
    for (const method of ['GET', 'DELETE'] as const)
      expect((await app.inject({ method, url: `/api/watch/devices/${id}`, headers })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/watch/devices', headers })).json().devices).toEqual([]);
  });
});

describe('a table of devices', () => {
  it('has its good lines taken, and each other one named with its number', async () => {
    const { importTable, call, looker } = await startWatchApp({ records: [first] });
    const table = [
      'vendor,product,version,note',
      'Fortinet,FortiOS,7.2.4,London',
      'Initech,FortiOS,7.2.4,',
      'Fortinet,FortiOS,soon,',
      'fortinet,fortios,7.2.4,London',
      '',
      'Cisco,ASA,9.16(4)57,"Paris, roof"',
    ].join('\n');
    const answer = await importTable(table);
    expect(answer.json()).toMatchObject({
      lines: 5,
      added: 2,
      errors: [{ line: 3 }, { line: 4 }, { line: 5, message: 'This device is watched already.' }],
    });
    await looker().watching.devices.now();
    const { devices } = (await call('GET', 'devices')).json();
    expect(devices).toMatchObject([
      { note: 'London', found: { affected: 1 } },
      { product: 'ASA', note: 'Paris, roof', found: { affected: 0 } },
    ]);
  });

  it('has ten thousand lines at most, and as many devices as the plan watches', async () => {
    const { importTable } = await startWatchApp({ records: [] });
    const table = (lines: number) =>
      [
        'vendor,product,version,note',
        ...Array.from({ length: lines }, (_, n) => `Fortinet,FortiOS,7.2.4,${n}`),
      ].join('\n');
    const whole = (await importTable(table(10_000))).json();
    expect([whole.lines, whole.added, whole.errors.length]).toEqual([10_000, 5, 9995]);
    expect(whole.errors[0]).toEqual({ line: 7, message: expect.stringContaining('watches 5 devices') });
    expect((await importTable(table(10_001))).statusCode).toBe(400);
  });

  it('is refused without a header, or as another type', async () => {
    const { importTable } = await startWatchApp();
    expect((await importTable('Fortinet,FortiOS,7.2.4')).json().message).toContain('must name the columns');
    expect((await importTable('vendor,product,version', 'text/plain')).statusCode).toBe(415);
    expect((await importTable('', 'text/csv')).statusCode).toBe(415);
  });
});

describe('after a sync', () => {
  it('alerts of what changed, once, however many servers look at it at once', async () => {
    const { add, alerts, app, looker, publish, database } = await startWatchApp({ records: [first] });
    await add();
    await publish([{ ...first, kev: listedAsExploited }, second, unanalysedCve('CVE-2026-0009')]);
    await Promise.all([
      looker().watching.devices.now(),
      looker().watching.devices.now(),
      looker().watching.devices.now(),
    ]);
    const seen = await alerts();
    expect(seen.alerts.map(({ kind, cveId }) => `${cveId} ${kind}`).sort()).toEqual([
      'CVE-2026-0001 exploited',
      'CVE-2026-0003 new',
      'CVE-2026-0009 likely',
    ]);
    app.turnClock(1000);
    // Other references, texts, and a score of the same level.
    await publish([
      { ...first, kev: listedAsExploited, references: [], description: 'Other words.' },
      { ...second, cvss: second.cvss && { ...second.cvss, score: 7.2 } },
      inventedCve('CVE-2026-0009', { fixedIn: '7.2.1' }),
    ]);
    await looker().watching.devices.now();
    const { alerts: later } = await alerts();
    expect(later).toHaveLength(4);
    expect(later[0]).toMatchObject({ kind: 'withdrawn', cveId: 'CVE-2026-0009', state: 'open' });
    // What is withdrawn leaves nothing open of what it was.
    expect(later.find(({ kind }) => kind === 'likely')).toMatchObject({ state: 'acknowledged' });
    expect(await database.db.$count(watchAlerts)).toBe(4);
  });

  it('takes the first synced catalogue, which has more old records than what ships, for no news', async () => {
    const { add, alerts, app, looker, publish } = await startWatchApp({ records: null });
    await add();
    const before = (await alerts()).alerts;
    app.turnClock(1000);
    await publish([
      inventedCve('CVE-2019-9001', { published: '2019-03-01T10:15:08.000' }),
      inventedCve('CVE-2019-9002', { published: '2019-03-01T10:15:08.000' }, { kev: listedAsExploited }),
      inventedCve('CVE-2026-9003', { published: '2026-11-14T10:15:08.000' }),
    ]);
    await looker().watching.devices.now();
    const { alerts: after } = await alerts('?state=open');
    const news = after
      .filter(({ kind }) => kind !== 'withdrawn')
      .map(({ cveId, kind }) => `${cveId} ${kind}`);
    expect(news.sort()).toEqual(['CVE-2019-9002 new', 'CVE-2026-9003 new']);
    // What was alerted of and is not in the new catalogue is taken back, once each.
    expect(after.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(before.length);
  });

  it('mails grave ones at once and together, and the others in the digest that was chosen', async () => {
    const { add, app, call, looker, publish, queued } = await startWatchApp({ records: [] });
    await add();
    await call('PUT', 'settings', { digest: 'daily', hour: 14, timeZone: 'Europe/Berlin' });
    await publish([{ ...first, kev: listedAsExploited }, exploited, second]);
    await looker().watching.devices.now();
    const mails = await queued();
    expect(mails.map(({ kind, recipient, words }) => [kind, recipient, words?.subject])).toEqual([
      [
        'watch alert',
        watcher,
        expect.stringMatching(/^Act now: FortiOS 7\.2\.4, CVE-2026-000[12], exploited, and 1 more$/),
      ],
    ]);
    app.turnClock(hourMs);
    await looker().watching.devices.now();
    const [digest, ...more] = await queued();
    expect([digest?.kind, digest?.words?.subject, more]).toEqual([
      'watch digest',
      'Next maintenance: FortiOS 7.2.4, CVE-2026-0003, new, high',
      [],
    ]);
    expect(JSON.stringify(digest?.words)).not.toContain('http');
    app.turnClock(24 * hourMs);
    await looker().watching.devices.now();
    expect(await queued()).toEqual([]);
  });

  it('mails nothing that nobody wants: without a digest, acknowledged, or muted', async () => {
    const { add, alerts, app, call, looker, publish, queued, database } = await startWatchApp({
      records: [second],
    });
    await add();
    await call('PUT', 'settings', { digest: 'off', hour: 8, timeZone: 'UTC' });
    await publish([second, first]);
    await looker().watching.devices.now();
    const { alerts: seen } = await alerts('?state=open');
    expect(seen).toHaveLength(1);
    const id = seen[0]?.id ?? '';
    expect(
      (await call('PATCH', `alerts/${id}`, { state: 'muted', reason: 'The feature is off.' })).json(),
    ).toMatchObject({
      state: 'muted',
      reason: 'The feature is off.',
    });
    app.turnClock(1000);
    await publish([second, { ...first, kev: listedAsExploited }]);
    await looker().watching.devices.now();
    expect((await alerts()).alerts).toMatchObject([
      { kind: 'exploited', state: 'muted', reason: 'The feature is off.' },
      { kind: 'new', state: 'muted' },
    ]);
    expect(await queued()).toEqual([]);
    expect(await database.db.$count(outgoingMails)).toBe(1);
  });
});

describe('an alert', () => {
  it('is acknowledged, snoozed until a time, or muted with a reason', async () => {
    const { add, alerts, app, call } = await startWatchApp({ records: [exploited] });
    await add();
    const id = (await alerts()).alerts[0]?.id ?? '';
    const change = (body: object, of = id) => call('PATCH', `alerts/${of}`, body);
    for (const [wrong, said] of [
      [{}, 'The state must be acknowledged, snoozed or muted'],
      [{ state: 'open' }, 'The state must be acknowledged, snoozed or muted'],
      [{ state: 'snoozed' }, 'until: please say when'],
      [{ state: 'snoozed', until: 'tomorrow' }, 'until: please say when'],
      [
        { state: 'snoozed', until: app.now().toISOString() },
        'until: please choose a time that is still to come',
      ],
      [{ state: 'muted' }, 'reason: please say in a few words'],
      [{ state: 'muted', reason: '  ' }, 'reason: please say in a few words'],
    ] as const) {
      const answer = await change(wrong);
      expect([answer.statusCode, answer.json().message], JSON.stringify(wrong)).toEqual([
        400,
        expect.stringContaining(said),
      ]);
    }
    expect((await change({ state: 'acknowledged' }, anyId)).statusCode).toBe(404);
    expect((await change({ state: 'acknowledged' }, 'none')).statusCode).toBe(404);

    const until = new Date(app.now().getTime() + hourMs).toISOString();
    expect((await change({ state: 'snoozed', until })).json()).toMatchObject({ state: 'snoozed', until });
    expect((await alerts('?state=snoozed')).alerts).toHaveLength(1);
    expect((await alerts('?state=open')).alerts).toEqual([]);
    app.turnClock(2 * hourMs);
    expect(await alerts('?state=open')).toMatchObject({ open: 1, alerts: [{ state: 'open', until: null }] });
    expect((await change({ state: 'acknowledged' })).json()).toMatchObject({ state: 'acknowledged' });
    expect((await alerts()).open).toBe(0);
    expect((await call('GET', 'alerts?state=new')).statusCode).toBe(400);
    expect((await call('GET', 'alerts?cursor=x')).statusCode).toBe(400);
  });

  it('is sent to a webhook that is to be notified', async () => {
    const target = await webhookServer();
    const { add, app, cookie } = await startWatchApp({
      records: [exploited],
      env: { EGRESS_ALLOW: '127.0.0.0/8' },
      looksForWebhooksEveryMs: 50,
    });
    await app.postJson('/api/account/webhooks', { url: target.url, events: ['watch.alert'] }, { cookie });
    await add();
    const [sent, ...more] = await target.arrivals(1);
    expect(more).toEqual([]);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      type: 'watch.alert',
      data: {
        cveId: 'CVE-2026-0002',
        subject: 'Act now: FortiOS 7.2.4, CVE-2026-0002, exploited',
        thing: { kind: 'device', name: 'FortiOS 7.2.4' },
      },
    });
  });

  it('is listed page by page', async () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      inventedCve(`CVE-2026-${1000 + n}`, {}, { kev: listedAsExploited }),
    );
    const { add, call } = await startWatchApp({ records: many });
    await add();
    const page = (await call('GET', 'alerts')).json();
    const rest = (await call('GET', `alerts?cursor=${page.next}`)).json();
    const ids = [...page.alerts, ...rest.alerts].map(({ id }: { id: string }) => id);
    expect([page.alerts.length, new Set(ids).size, page.open, rest.next]).toEqual([50, 60, 60, undefined]);
  });
});

describe('the feed', () => {
  it('is read by whoever knows its address, until it is renewed', async () => {
    const { add, app, call } = await startWatchApp({ records: [exploited] });
    await add('7.2.4', 'behind the blue door');
    const { feedUrl, ...settings } = (await call('GET', 'settings')).json();
    expect(settings).toEqual({
      digest: 'daily',
      hour: 8,
      timeZone: 'UTC',
      nextDigestAt: '2026-11-16T08:00:00.000Z',
    });
    expect(feedUrl).toMatch(
      /^http:\/\/localhost:80\/api\/watch\/feed\/\S{80}\.atom$|^http:\/\/localhost\/api\/watch\/feed\/\S{80}\.atom$/,
    );
    const { pathname } = new URL(feedUrl);
    const feed = await app.inject(pathname);
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.body).toContain('<title>Act now: FortiOS 7.2.4, CVE-2026-0002, exploited</title>');
    expect(feed.body).not.toMatch(/blue door|ana@example/);

    const unknown = (await app.inject('/api/nothing')).json();
    const wrong = [
      pathname.replace('.atom', ''),
      pathname.replace(/(.)\.atom/, (_, last) => `${last === 'A' ? 'B' : 'A'}.atom`),
      `/api/watch/feed/${anyId}.x.atom`,
    ];
    for (const path of wrong) {
      const answer = await app.inject(path);
      expect([answer.statusCode, answer.json().error]).toEqual([404, unknown.error]);
    }
    const renewed = await call('PUT', 'settings', {
      digest: 'off',
      hour: 8,
      timeZone: 'UTC',
      renewFeed: true,
    });
    expect(renewed.json().feedUrl).not.toBe(feedUrl);
    expect((await app.inject(pathname)).statusCode).toBe(404);
  });

  it.each([
    { digest: 'hourly', hour: 8, timeZone: 'UTC' },
    { digest: 'daily', hour: 24, timeZone: 'UTC' },
    { digest: 'daily', hour: 8.5, timeZone: 'UTC' },
    { digest: 'daily', hour: 8, timeZone: 'Mars/Olympus' },
    { digest: 'daily', hour: 8 },
  ])('comes with settings that are refused as %j', async (wish) => {
    const { call } = await startWatchApp();
    expect((await call('PUT', 'settings', wish)).statusCode).toBe(400);
  });
});

describe('the status', () => {
  it('is protected only while somebody has looked, and with a catalogue that is fresh', async () => {
    const { add, app, call, looker, publish } = await startWatchApp({ records: [first] });
    const status = async () => (await call('GET', 'status')).json();
    expect(await status()).toMatchObject({ status: 'nothing', isOn: true, limits: { devices: 5 } });
    await add();
    expect(await status()).toMatchObject({
      status: 'protected',
      devices: 1,
      problem: null,
      lastLookAt: app.now().toISOString(),
      catalogue: { asOf: '2026-11-15', origin: 'synced', ageDays: 0, isFresh: true },
      looks: [{ day: '2026-11-15', looks: 1, alerts: 0, isGap: false }],
    });
    app.turnClock(3 * 24 * hourMs);
    expect(await status()).toMatchObject({
      status: 'stale',
      problem: 'The last look was more than a day ago.',
    });
    await publish([first], '2026-11-09');
    await looker().watching.devices.now();
    const later = await status();
    expect(later).toMatchObject({
      status: 'stale',
      problem: expect.stringContaining('catalogue is of 2026-11-09'),
    });
    expect(later.looks.map((one: { day: string; isGap: boolean }) => [one.day, one.isGap])).toEqual([
      ['2026-11-18', false],
      ['2026-11-17', true],
      ['2026-11-16', true],
      ['2026-11-15', false],
    ]);
  });

  it('says that this server does not watch where WATCH is off', async () => {
    const { add, call } = await startWatchApp({ env: { WATCH: 'off' }, records: [exploited] });
    expect(await add()).toMatchObject({ lastLookAt: null, found: { affected: 0 } });
    expect((await call('GET', 'status')).json()).toMatchObject({
      status: 'off',
      isOn: false,
      problem: 'This server does not watch: its operator has switched watching off.',
    });
  });
});

it('leaves no word of what is watched in the tables', async () => {
  const { add, alerts, call, database } = await startWatchApp({ records: [exploited] });
  await add('7.2.4', 'behind the blue door');
  const id = (await alerts()).alerts[0]?.id ?? '';
  await call('PATCH', `alerts/${id}`, { state: 'muted', reason: 'a green door' });
  const rows = [
    ...(await database.db.select().from(watchedThings)),
    ...(await database.db.select().from(watchAlerts)),
  ];
  const written = rows.flatMap((row) =>
    Object.values(row).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
    ),
  );
  expect(rows).toHaveLength(2);
  expect(written.join('\n')).not.toMatch(/FortiOS|7\.2\.4|blue door|green door|CVE-/);
});
