import { describe, expect, it } from 'vitest';
import { repeatableRandom } from '../../testing/repeatable-random.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { killRounds } from '../testing/kill-rounds.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

// Fifty rounds: node bench/faults.ts

const rounds = 3;

/** Where the rows stay between two processes. */
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

describe.each(places)('a server on the $name engine that is killed under load', ({ settings }) => {
  it('R01 loses no analysis, payment, user or code that it had acknowledged, and its counts are right', async () => {
    const seen = await killRounds({
      rounds,
      chance: repeatableRandom(20261116),
      env: await settings(),
      start: startServer,
    });
    expect(seen.map(({ faults }) => faults)).toEqual(Array.from({ length: rounds }, () => []));
    expect(seen.at(-1)?.acknowledged).toBeGreaterThan(rounds * 20);
  });
});
