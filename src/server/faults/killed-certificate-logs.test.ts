import { X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { plans } from '../../contract/plans.ts';
import { permutationsOf } from '../../engine/index.ts';
import { createEgress } from '../../lookups/egress.ts';
import { makeCertificate } from '../../lookups/testing/certificates.ts';
import { serveCtLog } from '../../lookups/testing/ct-log-server.ts';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { watchedOutside } from '../adapters/watched-outside.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { outgoingMailStore } from '../store/outgoing-mails.ts';
import { certificateLogs, users, watchedThings, webhookDeliveries } from '../store/schema.ts';
import { watchAlertStore } from '../store/watch-alerts.ts';
import { watchedDomainStore } from '../store/watched-things.ts';
import { webhookStore } from '../store/webhooks.ts';
import { testContentKey, testKeys } from '../testing/content-keys.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { killed } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';
import { testKeeper } from '../testing/watch-keeper.ts';

// Twenty: KILLS=20 npx vitest run src/server/faults/killed-certificate-logs.test.ts
const rounds = Number(process.env['KILLS'] ?? 2);
const domains = Array.from(
  { length: plans.professional.watchedDomains },
  (_, n) => `quiet-river-pottery-${n}.com`,
);

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

const derOf = (name: string) => new X509Certificate(makeCertificate({ names: [name] }).pem).raw;

/** A person with domains and a webhook. Their first look is not due: it is the logs alone that find anything. */
const prepare = async (db: Database) => {
  const now = new Date();
  const [user] = await db
    .insert(users)
    .values({ email: 'ana@example.com', planType: 'professional', planResetDate: new Date('2100-01-01') })
    .returning();
  await watchedDomainStore(db, testKeys(db)).add(
    user?.id ?? '',
    domains.map((domain) => ({ ascii: domain, unicode: domain, token: 'hookwise-test' })),
    { room: domains.length, now },
  );
  await db.update(watchedThings).set({ dueAt: new Date('2100-01-01') });
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

describe.each(places)('a server on the $name engine that is killed while it reads a log', ({ settings }) => {
  it('loses no certificate and reports none twice', { timeout: 120_000 + rounds * 60_000 }, async () => {
    const log = await serveCtLog();
    const given: { DATA_DIR: string; DATABASE_URL?: string } = await settings();
    const env = {
      ...given,
      ...{
        CT_LOGS: log.setting,
        EGRESS_ALLOW: '127.0.0.0/8',
        DNS_SERVERS: '127.0.0.1:9',
        PHISHING_FEEDS: log.url,
      },
      ...{ NODE_ENV: 'development', LOG_LEVEL: 'silent', CONTENT_KEY: testContentKey },
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
    const stranger = derOf('someone-else.example');
    /** As a server that nobody kills. */
    const readLog = (db: Database) => {
      const clock = () => new Date();
      const egress = createEgress({ allow: ['127.0.0.0/8'], resolve: async () => [] });
      const outside = watchedOutside({ config: readConfig(env).lookups, egress, clock });
      return testKeeper(db, clock, outside).watching.certificateLogs.now();
    };
    await withDatabase(async (db) => {
      await prepare(db);
      // One that was read before: what is logged from here on must not be lost.
      await readLog(db);
    });
    for (let round = 0; round < rounds; round += 1) {
      for (const domain of domains) {
        log.add(derOf(permutationsOf(domain, rounds)[round]?.domain ?? ''));
        log.add(...Array.from({ length: 100 }, () => stranger));
      }
      const asked = log.requests.length;
      const server = await startServer(env);
      // It reads at once when it starts.
      await expect.poll(() => log.requests.length, { timeout: 30_000 }).toBeGreaterThan(asked);
      await pause(chance() * 400);
      await killed(server);
      // As after the minutes for which what it had in hand is held.
      await withDatabase(async (db) => {
        await db.update(certificateLogs).set({ heldUntil: null, dueAt: new Date(0) });
      });
    }
    const seen = await withDatabase(async (db) => {
      // A turn is bounded in time: on a slow machine there are several.
      do await readLog(db);
      while ((await db.select().from(certificateLogs)).some(({ next, size }) => (next ?? 0) < (size ?? 0)));
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
        different: new Set(alerts.map(({ content }) => content.subject)).size,
        mailed: subjects.reduce((sum, subject) => sum + countIn(subject), 0),
        waiting: alerts.filter(({ mail }) => mail !== null).length,
        messages: await db.$count(webhookDeliveries),
      };
    });
    const expected = domains.length * rounds;
    expect(seen).toEqual({
      ...{ alerts: expected, different: expected, mailed: expected, messages: expected, waiting: 0 },
    });
  });
});
