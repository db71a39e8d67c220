import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where what `hookwise update` takes is kept. */
export const dataFolder = (env: NodeJS.ProcessEnv): string =>
  env['HOOKWISE_DATA'] || join(env['XDG_DATA_HOME'] || join(homedir(), '.local/share'), 'hookwise');

/** What is only kept to start faster. */
export const cacheFolder = (env: NodeJS.ProcessEnv): string =>
  join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'hookwise');
