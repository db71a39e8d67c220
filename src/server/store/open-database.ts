import type { OpenDatabase } from './database.ts';

type Where = {
  /** A PostgreSQL server; without one the embedded engine works in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  onLostConnection: (error: Error) => void;
  /** What happens to the embedded engine when its disk is full. */
  onTrouble?: (what: string) => void;
};

/** Opens the configured database. Only the driver that is needed is loaded: the embedded engine weighs 26 MB. */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  onLostConnection,
  onTrouble,
}: Where): Promise<OpenDatabase> => {
  if (databaseUrl) {
    const { openServer } = await import('./open-server.ts');
    return openServer(databaseUrl, onLostConnection);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(dataDir, undefined, onTrouble);
};
