import type { OpenDatabase } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { faultsInBooks } from './check-books.ts';
import type { Acknowledged } from './load-of-writes.ts';
import { nothingYet, writeUntilGone } from './load-of-writes.ts';
import type { RunningServer } from './server-process.ts';
import { killed, signIn } from './server-process.ts';

type Round = { readyMs: number; acknowledged: number; faults: string[] };

type Rounds = {
  rounds: number;
  /** Between 0 and 1: when to kill. */
  chance: () => number;
  /** The settings of the database: DATA_DIR or DATABASE_URL. */
  env: Record<string, string>;
  start: (env: Record<string, string>) => Promise<RunningServer>;
  onRound?: (round: Round) => void;
};

const owner = 'owner@example.com';
const buyer = 'buyer@example.com';
const countAcknowledged = ({ analyses, orders, users, codes }: Acknowledged) =>
  analyses.length + orders.length + users.length + codes;

/** Lives of one server, each ended by SIGKILL in the middle of writes; after each the books are checked. */
export const killRounds = async ({ rounds, chance, env, start, onRound }: Rounds): Promise<Round[]> => {
  const noted = nothingYet();
  const seen: Round[] = [];
  let people: { admin: string; buyer: string } | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const server = await start({
      ...env,
      OWNER_EMAIL: owner,
      GUEST_DAILY_LIMIT: '1000000',
      LOOKUPS: 'off',
      SESSION_SECRET: 'the same in every life, thirty-two characters',
    });
    const readyMs = performance.now() - begun;
    people ??= { admin: await signIn(server, owner), buyer: await signIn(server, buyer) };
    const enough = countAcknowledged(noted) + 20 + Math.floor(chance() * 120);
    await writeUntilGone(server, people, noted, () => {
      if (countAcknowledged(noted) >= enough) server.child.kill('SIGKILL');
    });
    await killed(server);
    const faults = await withDatabase(env, ({ db }) => faultsInBooks(db, noted));
    seen.push({ readyMs, acknowledged: countAcknowledged(noted), faults });
    onRound?.({ readyMs, acknowledged: countAcknowledged(noted), faults });
  }
  return seen;
};

const withDatabase = async <Result>(
  env: Record<string, string>,
  look: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> => {
  const database = await openDatabase({
    databaseUrl: env['DATABASE_URL'],
    dataDir: env['DATA_DIR'] ?? '',
    onLostConnection: () => undefined,
  });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
};
