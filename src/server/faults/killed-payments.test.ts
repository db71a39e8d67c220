import { describe, expect, it } from 'vitest';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { killPayments } from '../testing/kill-payments.ts';
import { serveRazorpay } from '../testing/razorpay-server.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

// Fifty: KILLS=50 npx vitest run src/server/faults/killed-payments.test.ts
const rounds = Number(process.env['KILLS'] ?? 3);

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

describe.each(places)('a server on the $name engine that is killed during payments', ({ settings }) => {
  it('grants nothing twice and loses nothing', { timeout: 180_000 + rounds * 90_000 }, async () => {
    const provider = await serveRazorpay();
    const faults = await killPayments({
      rounds,
      chance: repeatableRandom(20261118),
      env: await settings(),
      provider,
      start: startServer,
    });
    expect(faults).toEqual([]);
    expect(provider.payments.size).toBeGreaterThan(rounds);
  });
});
