import { numberOf } from './number-of.ts';
import type { Given } from './parse-command-line.ts';

/** How long standard input may stay silent at first. Without the option, a forgotten pipe is noticed within a second. */
export const waitOf = (given: Given): number =>
  numberOf('wait', given.value('wait'), { standard: 0.8, least: 0, most: 3600 }) * 1000;
