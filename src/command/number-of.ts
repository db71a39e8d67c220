import { wrongUsage } from './command-problem.ts';

/** The number that an option was given, within its bounds. */
export const numberOf = (
  option: string,
  text: string | null,
  { standard, least, most }: { standard: number; least: number; most: number },
): number => {
  if (text === null) return standard;
  const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw wrongUsage(`--${option} takes a number from ${least} to ${most}.`);
};
