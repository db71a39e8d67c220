import { unavailable } from './command-problem.ts';

/** The library that makes our connections has to have this Node; checks without a network run on older ones. */
const least = [22, 19] as const;

/** Throws where what was asked for cannot be done on the Node that runs this. */
export const refuseOldNode = (what: string): void => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  throw unavailable(`${what} needs Node ${least.join('.')} or newer; this is ${process.versions.node}.`);
};
