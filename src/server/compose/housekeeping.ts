import type { FastifyBaseLogger } from 'fastify';
import { type Keeper, keepFresh } from '../services/keep-fresh.ts';
import { noteInconclusive } from '../services/note-inconclusive.ts';
import { sealOldContent } from '../services/seal-old-content.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { OpenDatabase } from '../store/database.ts';
import { plainContentStore } from '../store/plain-content.ts';
import { unnotedVerdictStore } from '../store/unnoted-verdicts.ts';
import { hourlyVacuum } from '../store/vacuum.ts';

const minuteMs = 60 * 1000;
const vacuumPace = { firstAfterMs: 10 * minuteMs, everyMs: 60 * minuteMs };
/** Soon after the start; later only for what a restored backup has brought. */
const sealPace = { firstAfterMs: 2000, everyMs: 10 * minuteMs };

type Needs = { database: OpenDatabase; keys: ContentKeyStore; clock: () => Date; log: FastifyBaseLogger };

/** What a server does to its tables beside serving, once it listens. */
export const houseKeeping = ({ database, keys, clock, log }: Needs) => {
  let keepers: Keeper[] = [];
  return {
    start: () => {
      keepers = [
        keepFresh({
          sync: sealOldContent({
            plain: plainContentStore(database.db, keys),
            vacuum: database.vacuum,
            clock,
          }),
          ...sealPace,
          chance: Math.random,
          onSynced: (rows) => rows > 0 && log.info({ rows }, 'content of earlier versions was encrypted'),
          onFailure: (error) =>
            log.warn({ err: error }, 'content of earlier versions could not be encrypted'),
        }),
        keepFresh({
          sync: noteInconclusive({ unnoted: unnotedVerdictStore(database.db, keys) }),
          ...sealPace,
          chance: Math.random,
          onSynced: () => undefined,
          onFailure: (error) => log.warn({ err: error }, 'verdicts of earlier versions could not be read'),
        }),
        keepFresh({
          sync: () => database.vacuum(hourlyVacuum),
          ...vacuumPace,
          chance: Math.random,
          onSynced: () => undefined,
          onFailure: (error) => log.warn({ err: error }, 'the tables could not be vacuumed'),
        }),
      ];
    },
    stop: async (): Promise<void> => {
      await Promise.all(keepers.map((keeper) => keeper.stop()));
    },
  };
};
