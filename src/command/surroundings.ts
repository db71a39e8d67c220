import type { Terminal } from './terminal.ts';

/** What a command finds around it. */
export type Surroundings = {
  terminal: Terminal;
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadStream;
  /** The file that was started: a thread of ours starts it as well. */
  script: URL;
  /** The version of the product. */
  version: () => string;
};
