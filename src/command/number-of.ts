import { wrongUsage } from './command-problem.ts';

type Bounds = { standard: number; least: number; most: number; isWhole?: boolean };

/** The number that an option was given, within its bounds: a whole one, but for amounts that can be parted, such as time. */
export const numberOf = (
  option: string,
  text: string | null,
  { standard, least, most, isWhole = true }: Bounds,
): number => {
  if (text === null) return standard;
  const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most && !(isWhole && !Number.isInteger(number))) return number;
  throw wrongUsage(`--${option} takes a ${isWhole ? 'whole number' : 'number'} from ${least} to ${most}.`);
};
