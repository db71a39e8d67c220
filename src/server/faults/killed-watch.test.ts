import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { plans } from '../../contract/plans.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { outgoingMailStore } from '../store/outgoing-mails.ts';
import { users, webhookDeliveries } from '../store/schema.ts';
import { watchAlertStore } from '../store/watch-alerts.ts';
import { watchedDeviceStore } from '../store/watched-things.ts';
import { webhookStore } from '../store/webhooks.ts';
import { testContentKey, testKeys } from '../testing/content-keys.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { publishCatalogue } from '../testing/publish-catalogue.ts';
import { killed } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';
import { inventedCve, listedAsExploited } from '../testing/watch-app.ts';
import { testKeeper } from '../testing/watch-keeper.ts';

// Twenty: KILLS=20 npx vitest run src/server/faults/killed-watch.test.ts
const rounds = Number(process.env['KILLS'] ?? 2);
const devices = plans.professional.watchedDevices;

const places = [
  { name: 'embedded', settings: async () => ({ DATA_DIR: makeFolder() }) },
  ...(hasServer
    ? [
        {
          name: 'server',
          settings: async () => ({ DATABASE_URL: await createServerDatabase(), DATA_DIR: makeFolder() }),
        },
      ]
    : []),
];

/** A person with many devices and a webhook, who has been looked for once. */
const prepare = async (db: Database) => {
  const now = new Date();
  const [user] = await db
    .insert(users)
    .values({ email: 'ana@example.com', planType: 'professional', planResetDate: new Date('2100-01-01') })
    .returning();
  const device = {
    vendor: 'Fortinet',
    product: 'FortiOS',
    key: 'security/Fortinet/FortiOS',
    version: '7.2.4',
  };
  await watchedDeviceStore(db, testKeys(db)).add(
    user?.id ?? '',
    Array.from({ length: devices }, (_, n) => ({ ...device, note: `number ${n}` })),
    { room: devices, now },
  );
  await webhookStore(db, testKeys(db)).add(
    user?.id ?? '',
    {
      ...{ url: 'https://hooks.invalid/', authorization: null, secret: 'whsec_AAAA' },
      ...{ events: ['watch.alert'], levels: [], format: 'standard' },
    },
    now,
  );
};

/** How many alerts a mail was about, by its subject. */
const countIn = (subject: string) => 1 + Number(/, and (\d+) more$/.exec(subject)?.[1] ?? 0);

describe.each(places)('a server on the $name engine that is killed while it looks', ({ settings }) => {
  it('loses no alert and makes none twice', { timeout: 180_000 + rounds * 90_000 }, async () => {
    const given: { DATA_DIR: string; DATABASE_URL?: string } = await settings();
    const env = {
      ...given,
      LOOKUPS: 'off',
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      CONTENT_KEY: testContentKey,
      SESSION_SECRET: 'the same in every life, thirty-two characters',
      // Nobody listens there: mails stay in the queue.
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
    const withDatabase = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
      const { db, close } = await openDatabase({
        databaseUrl: given.DATABASE_URL,
        dataDir: given.DATA_DIR,
        onLostConnection: () => undefined,
      });
      return work(db).finally(close);
    };
    const chance = repeatableRandom(20261119);
    const records = [inventedCve('CVE-2026-1000', {}, { kev: listedAsExploited })];
    await withDatabase(async (db) => {
      await publishCatalogue(db, records, { now: new Date() });
      await prepare(db);
    });
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServer(env);
      await pause(chance() * 400);
      await killed(server);
      records.push(inventedCve(`CVE-2026-${1000 + round}`, {}, { kev: listedAsExploited }));
      // A catalogue that was never looked at with is made up for by the next.
      await withDatabase((db) => publishCatalogue(db, records, { now: new Date() }));
    }
    const expected = devices * records.length;
    const seen = await withDatabase(async (db) => {
      // What a server that starts next makes up for.
      await testKeeper(db, () => new Date()).watching.devices.now();
      const keys = testKeys(db);
      const [user] = await db.select().from(users);
      const alerts = await watchAlertStore(db, keys).listOf(user?.id ?? '', {
        ...{ state: null, before: null, most: 10_000, now: new Date() },
      });
      const mails = outgoingMailStore(db, keys);
      const subjects = [];
      const later = new Date('2100-01-01');
      for (let mail = await mails.nextDue(later); mail; mail = await mails.nextDue(later)) {
        subjects.push(mail.words?.subject ?? '');
        await mails.take(mail.id, later);
      }
      return {
        alerts: alerts.length,
        different: new Set(alerts.map(({ thingId, content }) => `${thingId} ${content.cveId}`)).size,
        mailed: subjects.reduce((sum, subject) => sum + countIn(subject), 0),
        waiting: alerts.filter(({ mail }) => mail !== null).length,
        messages: await db.$count(webhookDeliveries),
      };
    });
    expect(seen).toMatchObject({ alerts: expected, different: expected, messages: expected, waiting: 0 });
    expect(seen.mailed).toBe(expected);
  });
});
