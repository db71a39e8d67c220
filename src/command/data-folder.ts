import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where `hookwise update` keeps what it takes; null where the user has no home and none is named. */
export const dataFolder = (env: NodeJS.ProcessEnv): string | null => {
  if (env['HOOKWISE_DATA']) return env['HOOKWISE_DATA'];
  return within(env['XDG_DATA_HOME'], '.local/share');
};

/** What is only kept to start faster; null where there is no place for it. */
export const cacheFolder = (env: NodeJS.ProcessEnv): string | null => within(env['XDG_CACHE_HOME'], '.cache');

/** The XDG specification: a relative path is ignored. In the current folder, another user could have put something. */
const within = (base: string | undefined, standard: string): string | null => {
  if (base && isAbsolute(base)) return join(base, 'hookwise');
  const home = homeOf();
  return home && join(home, standard, 'hookwise');
};

/** A mail filter or a container may run as a number that no user has. */
const homeOf = (): string | null => {
  try {
    const home = homedir();
    return isAbsolute(home) ? home : null;
  } catch {
    return null;
  }
};
