import { fileURLToPath } from 'node:url';
import { restoreFrom } from '../../services/back-up.ts';
import type { OpenDatabase } from '../../store/database.ts';
import { engines } from '../engines.ts';

/** A backup of version 0.1.0. */
const backup = fileURLToPath(new URL('./rows.backup', import.meta.url));

/** A current database with the rows of an earlier version, restored from its backup. */
export const enginesWithKeptRows = engines.map(({ name, open }) => ({
  name,
  open: async (): Promise<OpenDatabase> => {
    const database = await open();
    await restoreFrom(database.db, backup, { force: false, now: new Date() });
    return database;
  },
}));
