import { numberOf } from './number-of.ts';
import type { Given } from './parse-command-line.ts';

const standardSeconds = 0.8;
/** What was piped in before this process was ready to read is there at once. */
const leastSeconds = 0.1;

/**
 * How long standard input may stay silent at first. Without the option, a forgotten pipe is noticed within a second of the start:
 * the program before it in the pipe was started at the same time.
 */
export const waitOf = (given: Given): number => {
  const standard = Math.max(leastSeconds, standardSeconds - process.uptime());
  return numberOf('wait', given.value('wait'), { standard, least: 0, most: 3600, isWhole: false }) * 1000;
};
