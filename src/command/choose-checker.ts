import type { Checker } from './checker.ts';
import { engineData } from './engine-data.ts';
import { refuseOldNode } from './needs-newer-node.ts';
import { offlineCheck } from './offline-checker.ts';
import type { Given } from './parse-command-line.ts';
import { chosenServer, serverChecker } from './server-checker.ts';

type Needs = { given: Given; env: NodeJS.ProcessEnv /** What a thread runs. */; script: URL };

/** Who judges: this machine alone, this machine with lookups, or a server. What is not used is not loaded. */
export const chooseChecker = async ({ given, env, script }: Needs): Promise<Checker> => {
  const server = chosenServer(given, env);
  if (server) return serverChecker(server);
  const data = await engineData({ script, env });
  if (given.has('online')) {
    refuseOldNode('--online');
    const { onlineChecker } = await import('./online-checker.ts');
    return onlineChecker(data, env);
  }
  const { threadedChecker } = await import('./threaded-checker.ts');
  return threadedChecker(script, offlineCheck(data));
};
