import type { Call } from './callers.ts';
import type { MeasuredServer } from './servers.ts';

/** What an attacker is given: the server, until when, and where to write down what came of it. */
export type Attacking = {
  server: MeasuredServer;
  isOver: () => boolean;
  /** Counts an answer by its status, or something else that was gained. */
  gain: (what: number | string) => void;
};

/** What was found, and whether it is as it must be. */
export type Finding = { seen: string; isHeld: boolean };

/** One attack: a file of bench/attacks that exports it as `attack`. */
export type Attack = {
  /** What was seen before it was mended. */
  what: string;
  /** Settings of the server, and what else has to be there. */
  prepare?: () => Promise<{ env: Record<string, string>; end: () => Promise<void> }>;
  /** Makes the server as warm as it is under the attack, so that memory can be compared. */
  warmUp?: (server: MeasuredServer) => Promise<void>;
  /** What other people do meanwhile, each from an address of their own. */
  others: (server: MeasuredServer) => Promise<Call> | Call;
  othersPerSecond: number;
  /** Runs until it is over. */
  run: (attacking: Attacking) => Promise<void>;
  /** What remains to be seen when it is over. */
  look?: (server: MeasuredServer) => Promise<Finding>;
  /** What remains once the server has been stopped. */
  lookBehind?: (server: MeasuredServer) => Promise<Finding>;
};
