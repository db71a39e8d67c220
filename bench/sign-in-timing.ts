// Does the response time reveal whether an address has an account (S08)? Two hundred addresses of each kind ask for a
// code, in turns, over loopback. The limit is in the same run: medians within 5 ms, and no difference by Mann-Whitney (p > 0.01).
//   node bench/sign-in-timing.ts [per kind, 200]

import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { buildApp, contentKeyRing, openLog, pingWith, readConfig, schema } from '../src/server/measuring.ts';

const each = Number(process.argv[2] ?? 200);
const warmUps = 20;
const kinds = ['known', 'unknown', 'admin', 'deleted'] as const;

const client = await PGlite.create();
const db = drizzle({ client, casing: 'snake_case' });
await migrate(db, {
  migrationsFolder: fileURLToPath(new URL('../src/server/store/migrations', import.meta.url)),
});
const idle = () => Promise.reject(new Error('nothing is judged here'));
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent', LOOKUPS: 'off', TRUST_PROXY: '127.0.0.1' }),
  log: openLog('silent'),
  database: { db, ping: pingWith(db), run: idle, vacuum: async () => undefined, close: () => client.close() },
  sessionSecret: 'a secret for a measurement, thirty-two characters',
  contentKeys: contentKeyRing(() => ['a key for a measurement, of thirty-two characters']),
  sendMail: async () => undefined,
  judges: { judge: idle, hasIdle: () => false, wake: () => undefined, close: async () => undefined },
  enclosureReader: { read: idle, close: async () => undefined },
  pictureReader: { read: idle, close: async () => undefined },
  clock: () => new Date(),
  webFolder: null,
});
const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/auth/send-otp`;

const addressOf = (kind: string, n: number) => `${kind}${n}@example.com`;
const users = Array.from({ length: each + warmUps }, (_, n) => n);
await db
  .insert(schema.users)
  .values([
    ...users.map((n) => ({ email: addressOf('known', n) })),
    ...users.map((n) => ({ email: addressOf('admin', n), role: 'admin' as const })),
  ]);

let network = 0;
const timed = async (email: string): Promise<number> => {
  network += 1;
  const from = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
  const start = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email }),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  return performance.now() - start;
};

const times: Record<string, number[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
for (let n = 0; n < each + warmUps; n += 1) {
  // In another order each time, so that none of them always comes after the same other one.
  for (let turn = 0; turn < kinds.length; turn += 1) {
    const kind = kinds[(turn + n) % kinds.length] ?? 'known';
    const ms = await timed(addressOf(kind, n));
    if (n >= warmUps) times[kind]?.push(ms);
  }
}
await app.close();
await client.close();

const medianOf = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

/** Two-sided, by the normal approximation, which is exact enough from twenty on. */
const mannWhitneyP = (a: number[], b: number[]): number => {
  const ranked = [...a.map((ms) => ({ ms, isA: true })), ...b.map((ms) => ({ ms, isA: false }))].sort(
    (left, right) => left.ms - right.ms,
  );
  const rankSum = ranked.reduce((sum, { isA }, index) => (isA ? sum + index + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normalBelow(Math.abs(u - mean) / deviation));
};

/** Abramowitz and Stegun 26.2.17. */
const normalBelow = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
};

const unknown = times['unknown'] ?? [];
const rows = kinds.map((kind) => {
  const list = times[kind] ?? [];
  const difference = medianOf(list) - medianOf(unknown);
  return {
    kind,
    medianMs: medianOf(list).toFixed(2),
    differenceMs: difference.toFixed(2),
    p: mannWhitneyP(list, unknown).toFixed(3),
  };
});
console.table(rows);
const isEven = rows.every(({ differenceMs, p }) => Math.abs(Number(differenceMs)) < 5 && Number(p) > 0.01);
process.stdout.write(
  `${each} of each kind: ${isEven ? 'no difference that could be measured' : 'THERE IS A DIFFERENCE'}\n`,
);
process.exitCode = isEven ? 0 : 1;
